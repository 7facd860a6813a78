import "server-only";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import type { Kysely } from "kysely";
import { renderUnicodeCompact } from "uqr";
import { env, type Settings } from "@/lib/settings/env";
import { signInLinkUrl } from "@/lib/shared/admin-paths";
import { addSignInLink } from "../auth/sign-in-links/new-link";
import { SIGN_INS_KEPT_MS } from "../auth/sign-ins";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";

const LOOPBACK = /^(localhost|127\..+|::1)$/;
const ANY_ADDRESS = ["0.0.0.0", "::"];

/** In modules. Terminals leave little room; the standard's four are for print. */
const QUIET_ZONE = 2;

/** Sets black on white, whatever the colors of the terminal, line by line. */
const onWhite = (text: string) => text.replaceAll(/^.*$/gm, "    \u001b[97;40m$&\u001b[0m");

/** A QR code for a terminal. */
export const terminalQrCode = (text: string): string =>
  onWhite(renderUnicodeCompact(text, { border: QUIET_ZONE }));

/**
 * Where browsers reach a site that has just started.
 *
 * @param interfaces the network addresses of this machine.
 * @returns its origin, and whether only this machine can reach it.
 */
export function reachableOrigin(
  { HOST, PORT, SITE_URL }: Pick<Settings, "HOST" | "PORT" | "SITE_URL">,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>,
): { origin: string; isOnlyHere: boolean } {
  // A site with an address of its own is behind a proxy.
  if (SITE_URL !== `http://localhost:${PORT}`) return { origin: SITE_URL, isOnlyHere: false };
  if (LOOPBACK.test(HOST)) return { origin: SITE_URL, isOnlyHere: true };
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  const lan = addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  const host = ANY_ADDRESS.includes(HOST) ? lan : HOST;
  if (!host) return { origin: SITE_URL, isOnlyHere: true };
  return { origin: `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`, isOnlyHere: false };
}

/**
 * Makes the link with which the first admin chooses a password and a name.
 *
 * @param db the connection of the surrounding transaction.
 * @returns the text to print once, to the console and never to the log: with a QR code if the console is a terminal.
 */
export async function addFirstLink(db: Kysely<Database>, userId: string): Promise<string> {
  const { token } = await addSignInLink(db, { userId, purpose: "first-start", by: null });
  const { origin, isOnlyHere } = reachableOrigin(env, networkInterfaces());
  const url = signInLinkUrl(origin, token);
  const lines = ["  Choose your own password and name here, within 15 minutes:", `    ${url}`];
  if (isOnlyHere)
    lines.push(
      "  To do it on your phone, stop the site and start it with HOST=0.0.0.0: it prints a new link with a QR code.",
    );
  else if (process.stdout.isTTY) lines.push("", terminalQrCode(url));
  return `${lines.join("\n")}\n`;
}

/** Prints a new link for a first admin who has never signed in: the one before has expired, or was for another address. */
export async function repeatFirstLink(): Promise<void> {
  const findUnused = (db: Kysely<Database>) =>
    db
      .selectFrom("sign_in_links")
      .innerJoin("users", "users.id", "sign_in_links.user_id")
      .select(["user_id", "email"])
      .where("purpose", "=", "first-start")
      .where("used_at", "is", null)
      // Sign-ins are forgotten after that time, and would seem never to have been.
      .where("sign_in_links.created_at", ">", new Date(Date.now() - SIGN_INS_KEPT_MS).toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("sign_ins")
              .select("sign_ins.id")
              .whereRef("sign_ins.user_id", "=", "users.id")
              .where("succeeded", "=", 1),
          ),
        ),
      )
      .executeTakeFirst();
  if (!(await findUnused(database()))) return;
  await withWriteLock(async (db) => {
    const first = await findUnused(db);
    if (first)
      console.log(`\n  ${first.email} has not signed in yet.\n${await addFirstLink(db, first.user_id)}`);
  });
}
