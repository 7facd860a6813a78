import { newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { invalidFields } from "../servers/responses";

const EXPORT = "/api/contact/admin/messages/export";

test("the export applies the list's filters and is not cached", async ({ request, admin }) => {
  const word = uniqueWord();
  const older = await sendEnquiry(request, { message: `${word} first,\r\nsecond line` });
  const details = { venue: "=The Barn", startTime: "18:30", guests: "80", poNumber: "7", needsInvoice: true };
  const newer = await sendEnquiry(request, { message: word, subject: `Premium "${word}"`, ...details });
  await admin.put(`/api/contact/admin/messages/${older.id}/read`);

  const all = await admin.get(EXPORT, { params: { q: word } });
  expect(all.status()).toBe(200);
  expect(all.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(all.headers()["cache-control"]).toBe("no-store");
  expect(all.headers()["content-disposition"]).toMatch(/^attachment; filename="enquiries-[\d-]+\.csv"$/);
  const text = (await all.body()).toString("utf8");
  expect(text).toContain(
    `"${newer.enquiry.email}","wedding","2031-06-14","Premium ""${word}""","${word}","no","","new","","","${newer.reference}","'=The Barn","18:30","","80","","7","yes","","",""\r\n`,
  );
  expect(text).toContain(
    `"${older.enquiry.email}","wedding","2031-06-14","","${word} first,\nsecond line","yes","","new","","","${older.reference}","","","","","","","","","",""\r\n`,
  );
  expect(text.indexOf(newer.enquiry.email)).toBeLessThan(text.indexOf(older.enquiry.email));

  const unread = (await (await admin.get(EXPORT, { params: { q: word, read: "false" } })).body()).toString();
  expect(unread).toContain(newer.enquiry.email);
  expect(unread).not.toContain(older.enquiry.email);
});

test("formulas are exported as text", async ({ request, admin }) => {
  const word = uniqueWord();
  const starts = ["=1+1", "+1", "-1", "@SUM(A1)", "＝1"];
  for (const start of starts) await sendEnquiry(request, newEnquiry({ name: `${start} ${word}` }));
  const text = await (await admin.get(EXPORT, { params: { q: word } })).text();
  for (const start of starts) {
    expect(text).toContain(`,"'${start} ${word}",`);
    expect(text).not.toContain(`"${start} ${word}`);
  }
});

test("an empty export contains only the header row", async ({ admin }) => {
  const text = (await (await admin.get(EXPORT, { params: { q: uniqueWord() } })).body()).toString("utf8");
  expect(text).toBe(
    '\ufeff"Received","Name","Email","Event","Event date","Subject","Message","Read","Phone","Status","Follow up on","Reach by","Reference","Venue","Start","End","Guests","Company","PO number","Needs an invoice","Needs an insurance certificate","Quoted price","Notes"\r\n',
  );
});

test("the error names an invalid filter", async ({ admin }) => {
  expect(await invalidFields(await admin.get(EXPORT, { params: { read: "maybe" } }))).toEqual(["read"]);
  expect(await invalidFields(await admin.get(EXPORT, { params: { q: "x".repeat(201) } }))).toEqual(["q"]);
});

test("the export has notes, and times where the admin is", async ({ request, admin }) => {
  const { id, enquiry } = await sendEnquiry(request);
  const notes = `/api/contact/admin/messages/${id}/notes`;
  for (const text of ["=Call her", "Her cousin asked, too"])
    expect((await admin.post(notes, { data: { text } })).status()).toBe(201);
  const timesIn = async (timeZone: string) => {
    const text = await (await admin.get(EXPORT, { params: { q: enquiry.name, timeZone } })).text();
    const [, row = ""] = text.split("\r\n");
    expect(row).toMatch(
      /"'=Call her \([^()]+, [\d-]+ [\d:]+\)\nHer cousin asked, too \([^()]+, [\d-]+ [\d:]+\)"$/,
    );
    const [, received = ""] = /^"(\d{4}-\d\d-\d\d \d\d:\d\d)",/.exec(row) ?? [];
    return Date.parse(`${received}Z`);
  };
  const HOUR_MS = 60 * 60 * 1000;
  // Neither of the two changes its clocks.
  expect((await timesIn("Asia/Tokyo")) - (await timesIn("Pacific/Honolulu"))).toBe(19 * HOUR_MS);
  expect(await invalidFields(await admin.get(EXPORT, { params: { timeZone: "Nowhere" } }))).toEqual([
    "timeZone",
  ]);
});
