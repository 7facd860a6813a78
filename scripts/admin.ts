/** Manages admins: `npm run admin -- list | create <email> [first name] [last name] | reset <email>`. */
import { randomBytes } from "node:crypto";
import { migrateUnderLock } from "@/lib/backend/db/migrate";
import { endWithSentence } from "@/lib/backend/startup/explain";
import { listAdmins, resetPassword } from "@/lib/backend/users/admins";
import { createUser } from "@/lib/backend/users/create";
import { emailSchema } from "@/lib/contract/common";
import { permissionSchema } from "@/lib/contract/users";
import { env } from "@/lib/settings/env";
import { signInLinkUrl } from "@/lib/shared/admin-paths";

const USAGE = "Usage: npm run admin -- list | create <email> [first name] [last name] | reset <email>";

const newPassword = () => randomBytes(12).toString("base64url");

async function list(): Promise<void> {
  for (const { email, name } of await listAdmins()) console.log(`${email}\t${name}`);
}

async function create(email: string, firstName = "Site", lastName = "Owner"): Promise<void> {
  const password = newPassword();
  const permissions = permissionSchema.options;
  await createUser({ email, firstName, lastName, password, role: "admin", permissions }, null);
  console.log(`${email} can sign in with the password ${password} (it will not be shown again).`);
}

async function reset(email: string): Promise<void> {
  const password = newPassword();
  const { token } = await resetPassword(email, password);
  console.log(
    `The new password for ${email} is ${password} (it will not be shown again). All their sessions have ended, and ` +
      "two-step sign-in and passkeys, if there were any, are off.\n\n" +
      `With this link they choose another one, once, within an hour:\n${signInLinkUrl(env.SITE_URL, token)}`,
  );
}

async function main([command, email, ...names]: string[]): Promise<void> {
  await migrateUnderLock(async () => {});
  if (command === "list") return list();
  const address = emailSchema.safeParse(email);
  if (!address.success || !["create", "reset"].includes(command ?? "")) throw new Error(USAGE);
  return command === "create" ? create(address.data, ...names) : reset(address.data);
}

main(process.argv.slice(2)).catch(endWithSentence);
