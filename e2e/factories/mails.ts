import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Mail } from "@/lib/contract/mails";
import { withTables } from "../servers/database";
import type { OwnServer } from "../servers/server-process";

/** Stores a mail about a message that its recipient's server has refused. @returns its ID. */
export async function storeFailedMail(server: OwnServer, messageId: string): Promise<string> {
  const id = randomUUID();
  const time = new Date().toISOString();
  await withTables(server, (db) =>
    db
      .insertInto("outbox")
      .values({
        id,
        kind: "receipt",
        message_id: messageId,
        recipient: "full@mailboxes.test",
        reply_to: null,
        subject: "Your enquiry",
        text: "An enquiry",
        html: "<p>An enquiry</p>",
        header_id: `<${id}@localhost>`,
        state: "failed",
        failure: "refused",
        answer: "550 5.1.1 No such user",
        next_attempt_at: time,
        expires_at: time,
        created_at: time,
        updated_at: time,
      })
      .execute(),
  );
  return id;
}

/** The mails about a message, as the console lists them. */
export async function listMails(admin: APIRequestContext, messageId: string): Promise<Mail[]> {
  const response = await admin.get(`/api/contact/admin/messages/${messageId}/mails`);
  expect(response.status()).toBe(200);
  return response.json();
}
