import "server-only";
import type { Elsewhere } from "@/lib/contract/persons";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { env } from "@/lib/settings/env";
import { mailService } from "@/lib/settings/mail-service";
import { rememberedBackup } from "../backup/kept";
import { database } from "../db/connection";
import type { Found } from "./find";

/** Where else the data of a person is or may be, by the settings and by what happened to their messages. */
export async function elsewhereOf({ email, messages, records }: Found): Promise<Elsewhere[]> {
  const services = deliveryServices();
  const has = (kind: string) => records.some((record) => record.kind === kind);
  const isAnswered = messages.some(({ status }) => status !== "new" && status !== "spam");
  const user = await database()
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", email.toLowerCase())
    .executeTakeFirst();
  const applies: Record<Elsewhere, boolean> = {
    formService: Boolean(services?.form),
    emailService: Boolean(services?.email),
    // What these services and this site send ends up there, and so do answers.
    mailbox: Boolean(services || mailService()) || has("mail") || isAnswered,
    cardProvider: has("deposit"),
    backups: env.BACKUP_EVERY > 0 || (await rememberedBackup().catch(() => undefined)) !== undefined,
    user: user !== undefined,
  };
  return (Object.keys(applies) as Elsewhere[]).filter((place) => applies[place]);
}
