import { expect } from "@playwright/test";
import { createTransport, type SendMailOptions } from "nodemailer";
import { headerOf, type MailServer } from "../servers/mail-server";

/** The settings of a site with an inbound address. */
export const INBOUND = {
  INBOUND_ADDRESS: "Reply@in.golden-hour.test",
  INBOUND_SECRET: "what-only-the-mail-service-knows",
};

/** The address to which the receipt of an enquiry asks for answers. */
export async function answerAddress(mailServer: MailServer, sender: string): Promise<string> {
  await expect.poll(() => mailServer.for(sender).length).toBeGreaterThan(0);
  const address = headerOf(mailServer.for(sender)[0]?.content ?? "", "Reply-To");
  expect(address).toMatch(/^Reply\+[0-9a-f]{48}@in\.golden-hour\.test$/);
  return address;
}

/** A mail as the owner's mail service passes it on. */
export const inboundMail = async (mail: SendMailOptions) => ({
  data: await rawMail(mail),
  headers: asMailService,
});

const asMailService = {
  authorization: `Bearer ${INBOUND.INBOUND_SECRET}`,
  "content-type": "message/rfc822",
};

/** A mail as it travels. */
async function rawMail(mail: SendMailOptions): Promise<Buffer> {
  const written = { from: "ada@mailboxes.test", subject: "Re: your enquiry", ...mail };
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(written);
  return message as Buffer;
}
