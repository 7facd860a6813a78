import * as z from "zod";
import type { OpenApi } from "./about";
import { accountCalls, passkeyCalls } from "./calls/account";
import { authCalls } from "./calls/auth";
import { backupCalls } from "./calls/backups";
import { dashboardCalls } from "./calls/dashboard";
import type { Call } from "./calls/define-call";
import { deliveryCalls } from "./calls/deliveries";
import { depositCalls } from "./calls/deposits";
import { enquiryPageCalls } from "./calls/enquiry-pages";
import { galleryCalls } from "./calls/gallery";
import { mailCalls } from "./calls/mails";
import { messageCalls } from "./calls/messages";
import { noteCalls } from "./calls/notes";
import { outOfOfficeCalls } from "./calls/out-of-office";
import { personCalls } from "./calls/persons";
import { problemCalls } from "./calls/problems";
import { pushCalls } from "./calls/push";
import { replyCalls } from "./calls/replies";
import { signInLinkCalls } from "./calls/sign-in-links";
import { soundCalls } from "./calls/sounds";
import { templateCalls } from "./calls/templates";

type Description = Pick<OpenApi, "paths"> & {
  components?: Pick<OpenApi["components"], "schemas"> | undefined;
};

const operationOf = ({ paths }: Description, { method, path }: Call) => paths[path]?.[method.toLowerCase()];
const has = (call: Call) => (description: Description) => operationOf(description, call) !== undefined;

const formSchema = z.object({
  requestBody: z.object({ content: z.object({ "multipart/form-data": z.unknown() }) }),
});

/** A call that some admins may not make. */
const refusalSchema = z.object({
  responses: z.object({ 403: z.unknown().refine((it) => it !== undefined) }),
});

/** Whether a call takes a file with this name. */
const takesFile = (call: Call, name: string) => (description: Description) => {
  const form = formSchema.safeParse(operationOf(description, call)).data;
  return JSON.stringify(form)?.includes(`"${name}":`) ?? false;
};

/** Whether the query of a call has a parameter. */
const takesQuery = (call: Call, name: string) => (description: Description) =>
  JSON.stringify(operationOf(description, call))?.includes(`"name":"${name}"`) ?? false;

/** How to tell each feature from a backend's description of itself. */
const SIGNS = {
  backups: has(backupCalls.list),
  deliveries: has(deliveryCalls.list),
  deposits: has(depositCalls.get),
  mails: has(mailCalls.list),
  push: has(pushCalls.state),
  notifications: has(dashboardCalls.notifications),
  export: has(messageCalls.export),
  messageById: has(messageCalls.get),
  order: has(galleryCalls.move),
  problems: has(problemCalls.list),
  posters: takesFile(galleryCalls.add, "poster"),
  timesOfDay: ({ components }) =>
    JSON.stringify(components?.schemas.GalleryChanges)?.includes('"timeOfDay":') ?? false,
  sessions: has(authCalls.endSessions),
  security: has(accountCalls.security),
  passkeys: has(passkeyCalls.add),
  signInLinks: has(signInLinkCalls.make),
  sounds: has(soundCalls.list),
  notes: has(noteCalls.list),
  additions: has(enquiryPageCalls.additions),
  replies: has(replyCalls.send),
  templates: has(templateCalls.list),
  outOfOffice: has(outOfOfficeCalls.get),
  statuses: has(messageCalls.change),
  persons: has(personCalls.get),
  bulk: has(messageCalls.changeMany),
  eventOrder: takesQuery(messageCalls.list, "order"),
  permissions: (description) => refusalSchema.safeParse(operationOf(description, messageCalls.list)).success,
} satisfies Record<string, (description: Description) => boolean>;

/** What a backend may be able to do beyond the calls that every backend has. */
export type Feature = keyof typeof SIGNS;

/** All features, as of the backend of this project. */
export const FEATURES = Object.keys(SIGNS) as Feature[];

/** The features of a backend. @param description its `GET /api/openapi.json`. */
export const featuresOf = (description: Description): Feature[] =>
  FEATURES.filter((feature) => SIGNS[feature](description));
