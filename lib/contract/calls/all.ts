import { aboutCalls } from "./about";
import { accountCalls, passkeyCalls } from "./account";
import { authCalls } from "./auth";
import { backupCalls } from "./backups";
import { dashboardCalls } from "./dashboard";
import type { Call } from "./define-call";
import { deliveryCalls } from "./deliveries";
import { depositCalls } from "./deposits";
import { enquiryCalls } from "./enquiries";
import { enquiryPageCalls } from "./enquiry-pages";
import { galleryCalls } from "./gallery";
import { inboundMailCalls } from "./inbound-mail";
import { mailCalls } from "./mails";
import { messageCalls } from "./messages";
import { noteCalls } from "./notes";
import { outOfOfficeCalls } from "./out-of-office";
import { personCalls } from "./persons";
import { problemCalls } from "./problems";
import { pushCalls } from "./push";
import { replyCalls } from "./replies";
import { signInLinkCalls } from "./sign-in-links";
import { soundCalls } from "./sounds";
import { templateCalls } from "./templates";
import { userCalls } from "./users";

/** All calls of the API by group, for the OpenAPI document and the tests. Add new groups here. */
export const callGroups = {
  authCalls,
  accountCalls,
  passkeyCalls,
  userCalls,
  signInLinkCalls,
  galleryCalls,
  soundCalls,
  enquiryCalls,
  enquiryPageCalls,
  deliveryCalls,
  depositCalls,
  mailCalls,
  inboundMailCalls,
  pushCalls,
  messageCalls,
  noteCalls,
  personCalls,
  replyCalls,
  templateCalls,
  outOfOfficeCalls,
  dashboardCalls,
  problemCalls,
  backupCalls,
  aboutCalls,
} satisfies Record<string, Record<string, Call>>;

/** {@link callGroups} as one list. Each call has its name in code, such as `userCalls.list`. */
export const calls: { name: string; call: Call }[] = Object.entries(callGroups).flatMap(([group, members]) =>
  Object.entries(members).map(([name, call]) => ({ name: `${group}.${name}`, call })),
);
