import type { APIRequestContext } from "@playwright/test";
import fc from "fast-check";
import { SAMPLED } from "../api/calls";
import { sendEnquiry } from "../factories/enquiries";
import { addItem } from "../factories/gallery-items";
import { storeUser } from "../factories/users";
import { expect, test } from "../fixtures";
import { figure } from "../proof/figures";
import { likeCall, likePlace, type MadeUpRequest, toBytes } from "../proof/made-up-requests";
import { seed, size } from "../proof/size";
import { exchange } from "../servers/raw-request";
import type { OwnServer } from "../servers/server-process";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site, UNLIMITED } from "../servers/site";
import { withServers } from "../with-servers";

/** The longest that the server may take for a request (docs/product.md#limits), and a moment for the way. */
const LIMIT_MS = 35_000;

/** What no answer may contain, as text or in JSON: a stack trace, a path on the server, a message of the database. */
const INTERNALS =
  /(\n|\\n)\s+at .+:\d+|node_modules|\.next\/server|SQLITE_|invalid byte sequence|for type integer/;

/** What the log says when the process was about to die. */
const UNCAUGHT = /uncaughtException|unhandledRejection/i;

/** Pages and folders of files, and the form without JavaScript. */
const PLACES = [
  ["GET", "/"],
  ["GET", "/services"],
  ["GET", "/gallery"],
  ["GET", "/about"],
  ["GET", "/contact"],
  ["POST", "/contact/send"],
  ["GET", "/contact/sent"],
  ["GET", "/enquiry"],
  ["POST", "/enquiry/made-up"],
  ["GET", "/admin/login"],
  ["GET", "/admin/messages"],
  ["GET", "/uploads"],
  ["GET", "/share"],
  ["GET", "/_next/static"],
] as const;

/** Rows whose IDs the requests use. */
async function idsOf(server: OwnServer, admin: APIRequestContext): Promise<string[]> {
  const { id } = await sendEnquiry(await server.newDevice());
  const { user } = await storeUser(admin, { role: "user" });
  return [id, (await addItem(admin))._id, user._id];
}

const HOLDS = "made-up requests are answered: without a crash, a fault or a word about the inside";

test(HOLDS, { tag: "@proof" }, async ({ own }) => {
  test.slow();
  await sendAll(await own.start({ ...SAME_ADMIN, ...UNLIMITED }));
});

withServers(`on PostgreSQL ${HOLDS}`, { tag: "@proof" }, async ({ own, databaseUrl: DATABASE_URL }) => {
  withServers.slow();
  await sendAll(await own.start({ ...SAME_ADMIN, ...UNLIMITED, DATABASE_URL }));
});

/** Sends made-up requests of each kind. */
async function sendAll(server: OwnServer): Promise<void> {
  const { token } = await signIn(await server.newDevice(), site.admin);
  const ids = await idsOf(server, await server.newDevice(bearer(token)));
  const counts = new Map<string, number>();
  let longest = 0;

  /** Sends requests of one kind, and looks for the smallest one with a wrong answer. */
  const tryOut = (kind: fc.Arbitrary<MadeUpRequest>, headers: Record<string, string>) =>
    fc.assert(
      fc.asyncProperty(kind, async (request) => {
        const begun = performance.now();
        const signal = AbortSignal.timeout(LIMIT_MS);
        const answer = await exchange(server.url, toBytes(request, headers), signal);
        longest = Math.max(longest, performance.now() - begun);
        const [, status = "none"] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
        counts.set(status, (counts.get(status) ?? 0) + 1);
        expect(status).toMatch(/^[1-4]/);
        expect(answer).not.toMatch(INTERNALS);
      }),
      { seed, numRuns: size.madeUpRequests },
    );
  for (const sampled of SAMPLED)
    await test.step(sampled.name, () =>
      // Whoever ends the session can't call anything else.
      tryOut(likeCall(sampled, ids), sampled.endsSession ? {} : bearer(token)),
    );
  for (const [method, path] of PLACES) await test.step(path, () => tryOut(likePlace(method, path), {}));

  expect((await (await server.newDevice()).get("/api/health")).status()).toBe(200);
  await signIn(await server.newDevice(), site.admin);
  expect(server.errors).toBe("");
  expect(server.output).not.toMatch(UNCAUGHT);
  figure("requests, by the status of the answer", JSON.stringify(Object.fromEntries([...counts].sort())));
  figure("the longest wait for an answer", `${Math.round(longest)} ms`);
}
