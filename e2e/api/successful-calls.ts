import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { DeviceSession } from "@/lib/contract/account";
import { newPasskey, passkeySignIn } from "../factories/authenticators";
import { backupThere } from "../factories/backups";
import { storeFailedDelivery } from "../factories/deliveries";
import { newEnquiry, sendEnquiry } from "../factories/enquiries";
import { addItem, newWords } from "../factories/gallery-items";
import { answerAddress, inboundMail } from "../factories/inbound-mails";
import { storeFailedMail } from "../factories/mails";
import { newPicture } from "../factories/media-files";
import { addDevice } from "../factories/push-devices";
import { newAbsence, newReply, newTemplate, sendReachableEnquiry, sendReply } from "../factories/replies";
import { addSound, newSoundForm } from "../factories/sounds";
import { beginTwoStep, withTwoStep } from "../factories/two-step";
import { editOf, newUser, storeUser } from "../factories/users";
import type { MailServer } from "../servers/mail-server";
import type { PushService } from "../servers/push-service";
import type { OwnServer } from "../servers/server-process";
import { adminOf, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { site } from "../servers/site";
import type { CallName } from "./calls";

interface Sent {
  /** Defaults to the admin. */
  client?: APIRequestContext;
  id?: string;
  data?: object;
  multipart?: Parameters<APIRequestContext["fetch"]>[1] extends { multipart?: infer Form } | undefined
    ? Form
    : never;
  headers?: Record<string, string>;
}

/** A request for each call that succeeds. A call without an entry does not compile. */
export function everyCall(
  server: OwnServer,
  admin: APIRequestContext,
  { pushService, mailServer }: { pushService: PushService; mailServer: MailServer },
): Record<CallName, () => Promise<Sent>> {
  const visitor = () => server.newDevice();
  const user = async () => (await storeUser(admin, { role: "admin" })).user._id;
  const linkToken = async () => {
    const made = await admin.post(`/api/admin/users/${await user()}/sign-in-link`);
    return (await made.json()).data.token;
  };
  const message = async () => (await sendEnquiry(await visitor())).id;
  const reachable = async () => (await sendReachableEnquiry(await visitor())).id;
  const answered = async () => {
    const id = await reachable();
    await sendReply(admin, id, { price: 800 });
    return id;
  };
  const item = async () => (await addItem(admin))._id;
  const sound = async () => (await addSound(admin))._id;
  const device = async () => (await addDevice(admin, pushService)).id;
  /** Another admin, whose session a call may end. */
  const colleague = async () => {
    const { sent } = await storeUser(admin, { role: "admin" });
    return { sent, client: await adminOf(server, sent) };
  };
  const key = { "idempotency-key": "a key" };
  const failedMessage = async () => (await storeFailedDelivery(await visitor())).id;
  const enquiry = newEnquiry({ subject: "Our day" });
  const confirmed = { currentPassword: site.admin.password };
  const origin = server.url.replace("127.0.0.1", "localhost");

  return {
    "authCalls.signIn": async () => ({ client: await visitor(), data: site.admin }),
    "authCalls.refreshToken": async () => {
      const client = await visitor();
      await signIn(client, site.admin);
      return { client, headers: SAME_ORIGIN };
    },
    "authCalls.me": async () => ({}),
    "authCalls.changePassword": async () => {
      const { sent, client } = await colleague();
      return { client, data: { currentPassword: sent.password, newPassword: "a newer and longer one" } };
    },
    "authCalls.endSessions": async () => ({ client: (await colleague()).client }),
    "authCalls.signOut": async () => ({ client: (await colleague()).client }),
    "accountCalls.security": async () => {
      const { client, sent } = await colleague();
      await withTwoStep(client, sent);
      const { passkey } = await newPasskey(client, sent.password, origin);
      expect((await client.post("/api/admin/passkeys", { data: passkey })).status()).toBe(201);
      return { client };
    },
    "accountCalls.endSession": async () => {
      const { sessions } = await (await admin.get("/api/admin/security")).json();
      return { id: sessions.find((session: DeviceSession) => !session.isCurrent)._id };
    },
    "accountCalls.setUpTwoStep": async () => ({ data: confirmed }),
    "accountCalls.startTwoStep": async () => {
      const { sent, client } = await colleague();
      return { client, data: (await beginTwoStep(client, sent.password)).data };
    },
    "accountCalls.renewRecoveryCodes": async () => {
      const { sent, client } = await colleague();
      await withTwoStep(client, sent);
      return { client, data: { currentPassword: sent.password } };
    },
    "accountCalls.stopTwoStep": async () => ({ data: confirmed }),
    "passkeyCalls.options": async () => ({ data: confirmed }),
    "passkeyCalls.add": async () => ({
      data: (await newPasskey(admin, site.admin.password, origin)).passkey,
    }),
    "passkeyCalls.remove": async () => {
      const { passkey } = await newPasskey(admin, site.admin.password, origin);
      const added = await admin.post("/api/admin/passkeys", { data: passkey });
      return { id: (await added.json()).data._id };
    },
    "passkeyCalls.signInOptions": async () => ({ client: await visitor() }),
    "passkeyCalls.signIn": async () => {
      const { authenticator, passkey } = await newPasskey(admin, site.admin.password, origin);
      await admin.post("/api/admin/passkeys", { data: passkey });
      const client = await visitor();
      return { client, data: await passkeySignIn(client, authenticator) };
    },
    "userCalls.list": async () => ({}),
    "userCalls.add": async () => ({ data: newUser() }),
    "userCalls.edit": async () => ({ id: await user(), data: editOf(newUser()) }),
    "userCalls.remove": async () => ({ id: await user() }),
    "signInLinkCalls.invite": async () => {
      const { password: _, role: __, ...invitation } = newUser();
      return { data: invitation };
    },
    "signInLinkCalls.make": async () => ({ id: await user() }),
    "signInLinkCalls.mail": async () => ({ client: await visitor(), data: { email: site.admin.email } }),
    "signInLinkCalls.open": async () => ({ client: await visitor(), data: { token: await linkToken() } }),
    "signInLinkCalls.choose": async () => {
      const names = { firstName: "Some", lastName: "Body" };
      return {
        client: await visitor(),
        data: { ...names, token: await linkToken(), password: "three unrelated words" },
      };
    },
    "galleryCalls.list": async () => {
      await item();
      return { client: await visitor() };
    },
    "galleryCalls.add": async () => ({ multipart: { ...newWords(), media: await newPicture() } }),
    "galleryCalls.edit": async () => ({ id: await item(), data: { title: "A newer title" } }),
    "galleryCalls.move": async () => ({ data: { id: await item(), before: null } }),
    "galleryCalls.remove": async () => ({ id: await item() }),
    "soundCalls.list": async () => {
      await sound();
      return { client: await visitor() };
    },
    "soundCalls.add": async () => ({ multipart: newSoundForm() }),
    "soundCalls.edit": async () => ({ id: await sound(), data: { title: "A newer title" } }),
    "soundCalls.move": async () => ({ data: { id: await sound(), before: null } }),
    "soundCalls.remove": async () => ({ id: await sound() }),
    "enquiryCalls.send": async () => ({ client: await visitor(), data: enquiry, headers: key }),
    "enquiryPageCalls.open": async () => {
      const client = await visitor();
      const { token } = await sendEnquiry(client, { phone: "617 555 0142", venue: "The Barn" });
      await client.post("/api/contact/enquiry/additions", { data: { token, text: "A detail" } });
      return { client, data: { token } };
    },
    "enquiryPageCalls.add": async () => {
      const client = await visitor();
      return { client, data: { token: (await sendEnquiry(client)).token, text: "A detail" } };
    },
    "enquiryPageCalls.additions": async () => {
      const client = await visitor();
      const { id, token } = await sendEnquiry(client);
      await client.post("/api/contact/enquiry/additions", { data: { token, text: "A detail" } });
      return { id };
    },
    "inboundMailCalls.receive": async () => {
      const client = await visitor();
      const { enquiry } = await sendReachableEnquiry(client);
      const to = await answerAddress(mailServer, enquiry.email);
      return { client, ...(await inboundMail({ to, text: "Yes, please." })) };
    },
    "deliveryCalls.reportUndelivered": async () => ({
      client: await visitor(),
      data: { ...enquiry, service: "form", code: "UNSPECIFIED", reason: "timeout" },
      headers: key,
    }),
    "deliveryCalls.list": async () => ({ id: await failedMessage() }),
    "deliveryCalls.claim": async () => ({ id: await failedMessage(), data: { service: "form" } }),
    "deliveryCalls.settle": async () => {
      const id = await failedMessage();
      const claim = await admin.post(`/api/contact/admin/messages/${id}/deliveries`, {
        data: { service: "form" },
      });
      const { attempt } = (await claim.json()).data;
      return { id, data: { service: "form", attempt, code: "INACTIVE" } };
    },
    "depositCalls.start": async () => ({ client: await visitor(), data: enquiry, headers: key }),
    "depositCalls.settle": async () => {
      const client = await visitor();
      const headers = { "idempotency-key": randomUUID() };
      await client.post("/api/contact", { data: enquiry, headers });
      const started = await client.post("/api/contact/deposit", { data: enquiry, headers });
      const { attempt } = (await started.json()).data;
      return { client, data: { ...enquiry, attempt, code: "STRIPE_SCA_ERROR" }, headers };
    },
    "depositCalls.get": async () => ({ id: await message() }),
    "mailCalls.list": async () => {
      const id = await message();
      await storeFailedMail(server, id);
      return { id };
    },
    "mailCalls.sendAgain": async () => ({ id: await storeFailedMail(server, await message()) }),
    "mailCalls.notices": async () => ({}),
    "mailCalls.test": async () => {
      const { sent } = await storeUser(admin, {
        role: "admin",
        permissions: ["manage_bookings"],
        email: `${randomUUID()}@people.test`,
      });
      return { client: await adminOf(server, sent) };
    },
    "pushCalls.state": async () => {
      await device();
      return {};
    },
    "pushCalls.add": async () => ({ data: pushService.subscribe().subscription }),
    "pushCalls.renew": async () => {
      const { browser } = await addDevice(admin, pushService);
      const { subscription } = pushService.subscribe();
      return { data: { endpoint: browser.subscription.endpoint, subscription } };
    },
    "pushCalls.change": async () => ({ id: await device(), data: { showsName: true } }),
    "pushCalls.test": async () => ({ id: await device() }),
    "pushCalls.remove": async () => ({ id: await device() }),
    "messageCalls.list": async () => ({}),
    "messageCalls.export": async () => ({}),
    "messageCalls.get": async () => ({ id: await message() }),
    "messageCalls.markRead": async () => ({ id: await message() }),
    "messageCalls.change": async () => ({ id: await message(), data: { status: "quoted", starred: true } }),
    "messageCalls.changeMany": async () => ({ data: { ids: [await message()], change: { read: true } } }),
    "messageCalls.undo": async () => {
      const data = { ids: [await message()], change: { status: "quoted" } };
      const { at } = await (await admin.put("/api/contact/admin/messages", { data })).json();
      return { data: { at } };
    },
    "messageCalls.restore": async () => ({ id: await message() }),
    "messageCalls.changes": async () => ({}),
    "messageCalls.remove": async () => ({ id: await message() }),
    "personCalls.get": async () => ({ id: await message() }),
    "personCalls.erase": async () => {
      const id = await message();
      const { seen } = await (await admin.get(`/api/contact/admin/messages/${id}/person`)).json();
      return { id, data: { seen, reason: "test" } };
    },
    "personCalls.erasures": async () => ({}),
    "noteCalls.list": async () => ({ id: await message() }),
    "noteCalls.add": async () => ({ id: await message(), data: { text: "A note" } }),
    "noteCalls.remove": async () => {
      const notes = `/api/contact/admin/messages/${await message()}/notes`;
      const added = await admin.post(notes, { data: { text: "A note" } });
      return { id: (await added.json())._id };
    },
    "replyCalls.thread": async () => ({ id: await answered() }),
    "replyCalls.send": async () => ({ id: await reachable(), data: newReply() }),
    "templateCalls.list": async () => ({}),
    "templateCalls.add": async () => ({ data: newTemplate() }),
    "templateCalls.edit": async () => ({ id: "quote", data: { ...newTemplate(), version: 0 } }),
    "templateCalls.remove": async () => ({ id: "available" }),
    "templateCalls.restore": async () => ({ id: "available" }),
    "outOfOfficeCalls.get": async () => {
      await admin.put("/api/contact/admin/out-of-office", { data: newAbsence() });
      await reachable();
      return {};
    },
    "outOfOfficeCalls.set": async () => ({ data: newAbsence() }),
    "outOfOfficeCalls.end": async () => ({}),
    "dashboardCalls.stats": async () => ({}),
    "dashboardCalls.notifications": async () => ({}),
    "problemCalls.list": async () => ({}),
    "backupCalls.list": async () => ({}),
    "backupCalls.make": async () => ({}),
    "backupCalls.download": async () => ({ id: await backupThere(admin) }),
    "aboutCalls.health": async () => ({ client: await visitor() }),
    "aboutCalls.openApi": async () => ({ client: await visitor() }),
  };
}
