import type { GalleryItem } from "@/lib/contract/gallery";
import { filesOf } from "../factories/gallery-items";
import { withDatabase } from "../servers/database";
import type { BusyClients } from "./busy-clients";

export interface MessageRow {
  id: string;
  email: string;
  read: number;
}

/** What differs between what clients were told and what a site has. */
interface Differences {
  /** What was confirmed and is not so. */
  lost: string[];
  /** What was sent once and is stored twice. */
  doubled: string[];
  /** Files without a row, also those of unfinished uploads, and rows without a file. */
  orphans: string[];
}

export const NO_DIFFERENCES: Differences = { lost: [], doubled: [], orphans: [] };

/** Reads the messages of a data folder. @returns what SQLite says about the database, too: `ok`. */
export const messagesIn = (dataDir: string) =>
  withDatabase(dataDir, (db) => ({
    messages: db.prepare<[], MessageRow>(MESSAGES).all(),
    integrity: db.pragma("integrity_check", { simple: true }),
  }));

/** The statement for the messages to compare: what was deleted is in the trash. */
export const MESSAGES = "select id, email, read from messages where box <> 'trash'";

/**
 * Compares a site with what its clients know. Nobody may be using it.
 *
 * @param gallery all items, as the site lists them. @param files the paths of its files, see stored-files.ts.
 */
export function differences(
  clients: BusyClients,
  messages: MessageRow[],
  gallery: GalleryItem[],
  files: string[],
): Differences {
  const emails = messages.map(({ email }) => email);
  const titles = gallery.map(({ title }) => title);
  return {
    lost: [...lostMessages(clients, messages), ...lostItems(clients, gallery)],
    doubled: [...repeated(emails), ...repeated(titles)],
    orphans: orphans(gallery, new Set(files)),
  };
}

function lostMessages({ enquiries }: BusyClients, rows: MessageRow[]): string[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return enquiries.flatMap(({ id, deleted, read }) => {
    const row = id && found.get(id);
    if (!id || deleted === "maybe") return [];
    if (deleted === "yes") return row ? [`the deletion of message ${id}`] : [];
    if (!row) return [`message ${id}`];
    return read && !row.read ? [`that message ${id} was read`] : [];
  });
}

function lostItems({ items }: BusyClients, gallery: GalleryItem[]): string[] {
  const found = new Map(gallery.map((item) => [item._id, item]));
  return items.flatMap(({ id, deleted, titles }) => {
    const item = id && found.get(id);
    if (!id || deleted === "maybe") return [];
    if (deleted === "yes") return item ? [`the deletion of item ${id}`] : [];
    if (!item) return [`item ${id}`];
    return titles.includes(item.title) ? [] : [`the title of item ${id}`];
  });
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

function orphans(gallery: GalleryItem[], files: Set<string>): string[] {
  const named = new Set(filesOf(gallery));
  return [
    ...[...files.difference(named)].map((path) => `the file ${path} has no row`),
    ...[...named.difference(files)].map((path) => `a row has no file ${path}`),
  ];
}
