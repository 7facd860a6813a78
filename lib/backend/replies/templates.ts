import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { replyTemplates, TEMPLATE_IDS } from "@/lib/content/reply-templates";
import { TEMPLATE_LIMIT } from "@/lib/contract/limits";
import type { NewTemplate, Template, TemplateEdit } from "@/lib/contract/templates";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { changedMeanwhile, HttpError } from "../http/http-error";

type Row = Selectable<Database["reply_templates"]>;
type DefaultId = (typeof TEMPLATE_IDS)[number];

const notFound = () => new HttpError(404, "This template no longer exists.");

const isDefault = (id: string): id is DefaultId => TEMPLATE_IDS.some((known) => known === id);

const defaultOf = (id: DefaultId): Template => ({
  _id: id,
  ...replyTemplates[id],
  origin: "default",
  version: 0,
});

const toTemplate = (row: Row): Template => ({
  _id: row.id,
  name: row.name,
  text: row.text,
  origin: originOf(row),
  version: row.version,
});

function originOf({ id, name, text, removed }: Row): Template["origin"] {
  if (!isDefault(id)) return "own";
  if (removed === 1) return "removed";
  return name === replyTemplates[id].name && text === replyTemplates[id].text ? "default" : "changed";
}

/** Lists the templates: those of lib/content as they were changed, and then the owner's own, the oldest first. */
export const listTemplates = (): Promise<Template[]> => templatesIn(database());

async function templatesIn(db: Kysely<Database>): Promise<Template[]> {
  const rows = await db
    .selectFrom("reply_templates")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const changed = new Map(rows.map((row) => [row.id, toTemplate(row)]));
  return [
    ...TEMPLATE_IDS.map((id) => changed.get(id) ?? defaultOf(id)),
    ...rows.filter(({ id }) => !isDefault(id)).map(toTemplate),
  ];
}

/** Gets a template. @throws HttpError 404 for an unknown id. */
async function templateIn(db: Kysely<Database>, id: string): Promise<Template> {
  const template = (await templatesIn(db)).find(({ _id }) => _id === id);
  if (!template) throw notFound();
  return template;
}

/** Adds a template. @throws HttpError 409 when there are too many. */
export function addTemplate(added: NewTemplate): Promise<Template> {
  return withWriteLock(async (db) => {
    if ((await templatesIn(db)).filter(({ origin }) => origin !== "removed").length >= TEMPLATE_LIMIT)
      throw new HttpError(409, `There are ${TEMPLATE_LIMIT} templates already. Delete one first.`);
    const id = randomUUID();
    await db
      .insertInto("reply_templates")
      .values({ id, ...added, created_at: new Date().toISOString() })
      .execute();
    return templateIn(db, id);
  });
}

/** Changes a template. @throws HttpError 404 for an unknown id, 409 when it was changed since `version`. */
export function editTemplate(id: string, { version, ...edit }: TemplateEdit): Promise<Template> {
  return withWriteLock(async (db) => {
    const before = await templateIn(db, id);
    if (before.origin === "removed") throw notFound();
    if (before.version !== version) throw changedMeanwhile("template");
    await store(db, { ...before, ...edit }, 0);
    return templateIn(db, id);
  });
}

/** Deletes a template. One that every site has is no longer offered. @throws HttpError 404 for an unknown id. */
export function removeTemplate(id: string): Promise<void> {
  return withWriteLock(async (db) => {
    const template = await templateIn(db, id);
    if (template.origin === "removed") throw notFound();
    if (template.origin === "own") await db.deleteFrom("reply_templates").where("id", "=", id).execute();
    else await store(db, template, 1);
  });
}

/** Gives a template that every site has its first name and text again; idempotent. @throws HttpError 404 for any other. */
export async function restoreTemplate(id: string): Promise<Template> {
  if (!isDefault(id)) throw notFound();
  return withWriteLock(async (db) => {
    const before = await templateIn(db, id);
    // The row stays: with its version gone, whoever has the old one open would overwrite what comes next.
    if (before.origin !== "default") await store(db, { ...before, ...replyTemplates[id] }, 0);
    return templateIn(db, id);
  });
}

/** Writes the row of a template, also for one that had none. */
async function store(
  db: Kysely<Database>,
  { _id: id, name, text, version }: Template,
  removed: 0 | 1,
): Promise<void> {
  const change = { name, text, removed, version: version + 1 };
  await db
    .insertInto("reply_templates")
    .values({ id, ...change, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
    .execute();
}
