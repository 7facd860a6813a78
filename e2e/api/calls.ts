import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { type callGroups, calls } from "@/lib/contract/calls/all";
import type { Call } from "@/lib/contract/calls/define-call";
import { PEAK_COUNT } from "@/lib/contract/limits";
import { site } from "../servers/site";

type Groups = typeof callGroups;

/** A call's name in code, such as `userCalls.list`. */
export type CallName = { [G in keyof Groups]: `${G}.${keyof Groups[G] & string}` }[keyof Groups];

/** A request that changes nothing that another test looks at, even when the caller is authorized. */
type Sample<C extends Call> = (C extends { body: infer Body extends z.ZodType }
  ? { data: z.input<Body> }
  : { data?: never }) &
  (C extends { access: "admin" }
    ? { authorizedStatus: number | readonly number[] }
    : { authorizedStatus?: never }) & {
    query?: string;
    /** The call ends the session when the caller is authorized. */
    endsSession?: true;
  };
type Samples = {
  [G in keyof Groups]: { [N in keyof Groups[G]]: Groups[G][N] extends Call ? Sample<Groups[G][N]> : never };
};

/** Somebody whose email is in use: a valid body, but rejected with 409. */
const takenName = { firstName: "Some", lastName: "Body", email: site.admin.email };
const takenUser = { ...takenName, ...site.admin };

/** The token of a link that nobody has made. */
const token = "x".repeat(43);

const enquiry = {
  name: `Caller ${randomUUID()}`,
  email: "caller@journeys.example",
  eventType: "other",
  eventDate: "2030-01-01",
  message: "A body that is accepted.",
} as const;

const subscription = {
  endpoint: "https://push.journeys.example/a-device",
  keys: { p256dh: "x".repeat(87), auth: "x".repeat(22) },
};

const notConfirmed = { currentPassword: "not the password" };
const noPasskey = { challenge: "a guess", credential: { id: "a-guess", response: {} } };

const SILENCE = Array.from({ length: PEAK_COUNT }, () => 0);

const newAbsence = { firstDay: "2031-01-01", lastDay: "2031-01-09", timeZone: "America/New_York", text: "" };

/** An ID that does not exist. */
const UNKNOWN = randomUUID();

/** A sample for each call. A call without one does not compile. */
const samples: Samples = {
  authCalls: {
    signIn: { data: site.admin },
    refreshToken: {},
    me: { authorizedStatus: 200 },
    changePassword: {
      data: { currentPassword: "not the password", newPassword: "another one" },
      authorizedStatus: 400,
    },
    signOut: { authorizedStatus: 200, endsSession: true },
    endSessions: { authorizedStatus: 200, endsSession: true },
  },
  accountCalls: {
    security: { authorizedStatus: 200 },
    endSession: { authorizedStatus: 404 },
    setUpTwoStep: { data: notConfirmed, authorizedStatus: 400 },
    startTwoStep: { data: { setup: "a guess", code: "123456" }, authorizedStatus: 400 },
    renewRecoveryCodes: { data: notConfirmed, authorizedStatus: 400 },
    stopTwoStep: { data: notConfirmed, authorizedStatus: 400 },
  },
  passkeyCalls: {
    options: { data: notConfirmed, authorizedStatus: 400 },
    add: { data: noPasskey, authorizedStatus: 400 },
    remove: { authorizedStatus: 404 },
    signInOptions: {},
    signIn: { data: noPasskey },
  },
  userCalls: {
    list: { authorizedStatus: 200 },
    add: { data: takenUser, authorizedStatus: 409 },
    edit: { data: takenUser, authorizedStatus: 404 },
    remove: { authorizedStatus: 404 },
  },
  signInLinkCalls: {
    invite: { data: takenName, authorizedStatus: 409 },
    make: { authorizedStatus: 404 },
    mail: { data: { email: "nobody@journeys.example" } },
    open: { data: { token } },
    choose: { data: { token, firstName: "Some", lastName: "Body", password: "three unrelated words" } },
  },
  galleryCalls: {
    list: {},
    // Has neither a file nor a link.
    add: { data: { title: "A title", category: "dj" }, authorizedStatus: 400 },
    edit: { data: { title: "A title" }, authorizedStatus: 404 },
    move: { data: { id: UNKNOWN, before: null }, authorizedStatus: 404 },
    remove: { authorizedStatus: 404 },
  },
  soundCalls: {
    list: {},
    // Has no file.
    add: { data: { title: "A title", craft: "dj", duration: 1, peaks: SILENCE }, authorizedStatus: 400 },
    edit: { data: { title: "A title" }, authorizedStatus: 404 },
    move: { data: { id: UNKNOWN, before: null }, authorizedStatus: 404 },
    remove: { authorizedStatus: 404 },
  },
  enquiryCalls: {
    send: { data: enquiry },
  },
  enquiryPageCalls: {
    open: { data: { token } },
    add: { data: { token, text: "A detail" } },
    additions: { authorizedStatus: 404 },
  },
  deliveryCalls: {
    reportUndelivered: { data: { ...enquiry, service: "form", code: "UNSPECIFIED" } },
    list: { authorizedStatus: 404 },
    claim: { data: { service: "form" }, authorizedStatus: 404 },
    settle: { data: { service: "form", attempt: UNKNOWN }, authorizedStatus: 409 },
  },
  depositCalls: {
    start: { data: enquiry },
    settle: { data: { ...enquiry, attempt: UNKNOWN } },
    get: { authorizedStatus: 404 },
  },
  mailCalls: {
    list: { authorizedStatus: 404 },
    // The shared site sends no mail.
    sendAgain: { authorizedStatus: 409 },
    notices: { authorizedStatus: 200 },
    test: { authorizedStatus: 409 },
  },
  inboundMailCalls: {
    receive: {},
  },
  pushCalls: {
    state: { authorizedStatus: 200 },
    // At no push service.
    add: { data: subscription, authorizedStatus: 409 },
    renew: { data: { endpoint: subscription.endpoint, subscription }, authorizedStatus: 409 },
    change: { data: { showsName: true }, authorizedStatus: 404 },
    test: { authorizedStatus: 404 },
    remove: { authorizedStatus: 404 },
  },
  messageCalls: {
    list: { authorizedStatus: 200 },
    export: { query: "?q=nobody-writes-this", authorizedStatus: 200 },
    get: { authorizedStatus: 404 },
    markRead: { authorizedStatus: 404 },
    change: { data: { starred: true }, authorizedStatus: 404 },
    changeMany: { data: { ids: [UNKNOWN], change: { read: true } }, authorizedStatus: 409 },
    undo: { data: { at: "2020-01-01T00:00:00.000Z" }, authorizedStatus: 404 },
    restore: { authorizedStatus: 404 },
    changes: { authorizedStatus: 200 },
    remove: { authorizedStatus: 404 },
  },
  noteCalls: {
    list: { authorizedStatus: 404 },
    add: { data: { text: "A note" }, authorizedStatus: 404 },
    remove: { authorizedStatus: 404 },
  },
  personCalls: {
    get: { authorizedStatus: 404 },
    erase: { data: { seen: "a guess" }, authorizedStatus: 404 },
    erasures: { authorizedStatus: 200 },
  },
  replyCalls: {
    thread: { authorizedStatus: 404 },
    send: { data: { subject: "Your day", text: "Yes", seen: null }, authorizedStatus: 404 },
  },
  templateCalls: {
    list: { authorizedStatus: 200 },
    // Refused once there are too many.
    add: { data: { name: "A template", text: "Hello" }, authorizedStatus: [201, 409] },
    edit: { data: { name: "A template", text: "Hello", version: 1 }, authorizedStatus: 404 },
    remove: { authorizedStatus: 404 },
    restore: { authorizedStatus: 404 },
  },
  outOfOfficeCalls: {
    get: { authorizedStatus: 200 },
    // The shared site sends no mail.
    set: { data: newAbsence, authorizedStatus: 409 },
    end: { authorizedStatus: 200 },
  },
  dashboardCalls: { stats: { authorizedStatus: 200 }, notifications: { authorizedStatus: 200 } },
  problemCalls: { list: { authorizedStatus: 200 } },
  backupCalls: {
    list: { authorizedStatus: 200 },
    // Refused while another test's is being made.
    make: { authorizedStatus: [202, 409] },
    // A UUID is no backup's name.
    download: { authorizedStatus: 400 },
  },
  aboutCalls: { health: {}, openApi: {} },
};

interface AnySample {
  data?: object;
  query?: string;
  authorizedStatus?: number | readonly number[];
  endsSession?: true;
}

const sampleOf = (name: string): AnySample => {
  const [group = "", member = ""] = name.split(".");
  return (samples as Record<string, Record<string, AnySample>>)[group]?.[member] ?? {};
};

/** Every call with its sample. The ID in its path does not exist. */
export const SAMPLED = calls.map(({ name, call }) => {
  const { data, query = "", authorizedStatus, endsSession = false } = sampleOf(name);
  const path = `${call.path.replace("{id}", UNKNOWN)}${query}`;
  return { name, call, method: call.method, path, data, authorizedStatus, endsSession };
});

export type SampledCall = (typeof SAMPLED)[number];

/** Every call that requires an admin. Those that end the session come last. */
export const ADMIN_CALLS = SAMPLED.filter(({ call }) => call.access === "admin").sort(
  (one, other) => Number(one.endsSession) - Number(other.endsSession),
);

/** Every call that accepts only JSON, with a valid body. */
export const JSON_CALLS = SAMPLED.filter(({ call }) => call.body && !call.files);

/** One call of each method, where a site in front hands on to its backend what comes, whatever the call. */
export const oneOfEachMethod = <Each extends { method: string }>(made: Each[]): Each[] => [
  ...new Map(made.map((each) => [each.method, each])).values(),
];

/** Every path of the API with its methods. next-auth's two have no record. */
export const METHODS_OF_PATHS: Record<string, string[]> = {
  "/api/auth/csrf": ["GET"],
  "/api/auth/signout": ["POST"],
};
for (const { method, call } of SAMPLED) {
  const path = call.path.replace("{id}", UNKNOWN);
  METHODS_OF_PATHS[path] = [...(METHODS_OF_PATHS[path] ?? []), method];
}
