import { expect, test } from "vitest";
import { calls } from "./all";

/** What a call takes, written down here a second time: e2e/api/who-may-call.spec.ts tests what the records say. */
const RULES: [path: RegExp, permission: string][] = [
  [/^\/api\/contact\/admin\/|^\/api\/admin\/(notices|push)(\/|$)/, "manage_bookings"],
  [/^\/api\/(gallery|sounds)(\/|$)/, "manage_blogs"],
  [/^\/api\/admin\/backups(\/|$)/, "manage_settings"],
  [/^\/api\/admin\/(users|invitations)(\/|$)/, "manage_users"],
];

const FOR_ANYONE = [
  "GET /api/gallery",
  "GET /api/health",
  "GET /api/openapi.json",
  "GET /api/sounds",
  "POST /api/admin/login",
  "POST /api/admin/login/forgotten",
  "POST /api/admin/login/link",
  "POST /api/admin/login/passkey",
  "POST /api/admin/login/passkey/options",
  "POST /api/contact",
  "POST /api/contact/deposit",
  "POST /api/contact/enquiry",
  "POST /api/contact/enquiry/additions",
  "POST /api/contact/undelivered",
  "POST /api/inbound-mail",
  "PUT /api/admin/login/link",
  "PUT /api/contact/deposit",
];

/** Without any permission: about the admin themselves, or shown with what they may see only. */
const FOR_EACH_ADMIN = [
  "DELETE /api/admin/passkeys/{id}",
  "DELETE /api/admin/sessions",
  "DELETE /api/admin/sessions/{id}",
  "GET /api/admin/dashboard/stats",
  "GET /api/admin/me",
  "GET /api/admin/notifications",
  "GET /api/admin/problems",
  "GET /api/admin/security",
  "GET /api/admin/users",
  "POST /api/admin/passkeys",
  "POST /api/admin/passkeys/options",
  "POST /api/admin/sign-out",
  "POST /api/admin/two-step",
  "POST /api/admin/two-step/off",
  "POST /api/admin/two-step/recovery-codes",
  "PUT /api/admin/password",
  "PUT /api/admin/two-step",
];

/** What is expected of a call. */
function expectedOf(line: string): string {
  if (FOR_ANYONE.includes(line)) return "anyone";
  if (line === "POST /api/admin/refresh-token") return "cookie";
  if (FOR_EACH_ADMIN.includes(line)) return "admin";
  const [, path = ""] = line.split(" ");
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? "in no list of this test";
}

test.each(calls.map(({ name, call }) => ({ name, call, line: `${call.method} ${call.path}` })))(
  "$line takes what it has to take",
  ({ call, line }) => {
    expect(call.permission ?? call.access).toBe(expectedOf(line));
    if (call.permission) expect(call.access).toBe("admin");
  },
);
