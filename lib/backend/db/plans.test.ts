import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, type Kysely, type QueryId, type RootOperationNode, sql } from "kysely";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { findFreePort, unitTestWorker } from "@/e2e/servers/ports";
import { PostgresServer } from "@/e2e/servers/postgres-server";
import { givenDatabases } from "@/e2e/servers/shared-store";
import type { Admin } from "@/lib/contract/auth";
import { permissionSchema } from "@/lib/contract/users";
import type { Database } from "./schema";

const MESSAGES = 20_000;
const OTHERS = 2_000;
const PAGE = 50;
/** A page reads each of its rows from an index and from the table, and one more. */
const ROWS_OF_PAGE = 2 * (PAGE + 1);

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const databases = givenDatabases ?? (await PostgresServer.create(await findFreePort(unitTestWorker())));
const DATABASE = `golden_hour_plans_${randomUUID().slice(0, 8)}`;
const id = randomUUID();
const after: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of after.splice(0)) await end();
});

afterAll(async () => {
  await databases.removeDatabase(DATABASE);
  if (databases instanceof PostgresServer) await databases.remove();
  rmSync(folder, { recursive: true });
});

/** Opens a new database with rows in it, and loads the code that uses it. */
async function open(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubGlobal("goldenHour", undefined);
  vi.resetModules();
  const { engine, closeDatabase } = await import("./connection");
  const { migrateUnderLock } = await import("./migrate");
  after.push(closeDatabase);
  await migrateUnderLock(fill);
  return { engine: engine(), lists: await lists() };
}

/** Everything that lists or counts. */
async function lists(): Promise<Record<string, () => Promise<unknown>>> {
  const { pageOfMessages, countMessages } = await import("../messages/list");
  const { messageChanges } = await import("../messages/changes");
  const { dashboardStats } = await import("../dashboard/dashboard");
  const { listNotifications } = await import("../notifications/list");
  const { listGallery, countGallery } = await import("../gallery/list");
  const { listSounds } = await import("../sounds/list");
  const { listUsers } = await import("../users/list");
  const { listDeliveries } = await import("../messages/resend-delivery");
  const { listMails } = await import("../mail/list");
  const { lastNotices } = await import("../mail/notices");
  const { database } = await import("./connection");
  const { nextDue } = await import("../mail/outbox");
  const { hadReceipt } = await import("../mail/receipt");
  const { getOutOfOffice } = await import("../replies/out-of-office");
  const { getThread } = await import("../replies/thread");
  const { findRepeated } = await import("../messages/store-enquiry");
  const cursor = Buffer.from(`2026-01-02T00:00:00.000Z ${id}`).toString("base64url");
  /** After a message in the middle. */
  const later = (today: string) =>
    Buffer.from(`${today} 2030-01-01 2026-01-07T00:00:00.000Z ${id}`).toString("base64url");
  const page = { limit: PAGE };
  const owner = { permissions: permissionSchema.options } as Admin;
  return {
    "the first page": () => pageOfMessages(page),
    "a later page": () => pageOfMessages({ ...page, cursor }),
    "the first page of unread ones": () => pageOfMessages({ ...page, read: false }),
    "a later page of unread ones": () => pageOfMessages({ ...page, read: false, cursor }),
    "the first page of read ones": () => pageOfMessages({ ...page, read: true }),
    "a later page of read ones": () => pageOfMessages({ ...page, read: true, cursor }),
    "the first page of those that wait": () => pageOfMessages({ ...page, status: "new" }),
    "the first page of those with a star": () => pageOfMessages({ ...page, starred: true }),
    "the first page of the trash": () => pageOfMessages({ ...page, trash: true }),
    "the first page by event": () => pageOfMessages({ ...page, order: "event", today: "2026-01-01" }),
    "a later page by event": () => pageOfMessages({ ...page, order: "event", cursor: later("2026-01-01") }),
    "a later page of the past": () =>
      pageOfMessages({ ...page, order: "event", cursor: later("2040-01-01") }),
    "the messages of a day": () => pageOfMessages({ limit: 10, date: "2031-01-01" }),
    "the messages of a person": () => pageOfMessages({ limit: 10, email: "nobody@b.example" }),
    "the number of all": () => countMessages({}),
    "the number of unread ones": () => countMessages({ read: false }),
    "a search for a rare word": () => pageOfMessages({ ...page, q: "word777x" }),
    "a search for two words in unread ones": () =>
      pageOfMessages({ ...page, q: "Ñandú word776x", read: false }),
    "a search in read ones": () => pageOfMessages({ ...page, q: "word777x", read: true }),
    "the number that a search finds": () => countMessages({ q: "word777x" }),
    "the number that a search finds in read ones": () => countMessages({ q: "word777x", read: true }),
    "what has changed": () => messageChanges(undefined),
    "whether something has changed": () => messageChanges(0),
    dashboard: () => dashboardStats(owner),
    notifications: () => listNotifications(owner),
    "the notifications of a helper": () => listNotifications({ ...owner, permissions: [] }),
    gallery: listGallery,
    "the number of gallery items": countGallery,
    recordings: listSounds,
    users: listUsers,
    "deliveries of a message": () => listDeliveries(id),
    "mails of a message": () => listMails(id),
    "the thread of a message": () => getThread(id, owner),
    "out of office": getOutOfOffice,
    "the last notices": lastNotices,
    "the next mail": nextDue,
    "a receipt within the hour": () => hadReceipt(database(), "a@b.test"),
    "a repeated enquiry": () => findRepeated("0"),
  };
}

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();

async function fill(db: Kysely<Database>): Promise<void> {
  const BATCH = 500;
  const insert = async (table: keyof Database, count: number, row: (index: number) => object) => {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => ({ id: randomUUID(), ...row(from + index) }));
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  };
  await insert("users", BATCH, (index) => ({
    first_name: "Ann",
    last_name: `Ames ${index}`,
    email: `${index}@b.example`,
    email_key: `${index}@b.example`,
    password_hash: "",
    role: index % 10 ? "user" : "admin",
    permissions: "[]",
    created_at: at(index),
  }));
  await insert("messages", MESSAGES, (index) => ({
    ...(index === 0 && { id }),
    name: "Ann",
    email: index < 3 ? "ann@b.example" : "a@b.example",
    event_type: index % 3 ? "wedding" : "other",
    event_date: "2030-01-01",
    message: "words ".repeat(50),
    read: index % 8 ? 1 : 0,
    created_at: at(index * 60),
    request_digest: String(index),
    search_text: `word${index}x nandu ${"words ".repeat(50)}`,
  }));
  await sql`insert into failed_deliveries (message_id, service, code, state, updated_at)
    select id, 'form', 'UNSPECIFIED', 'failed', created_at from messages`.execute(db);
  await sql`insert into outbox
    (id, kind, message_id, recipient, subject, text, html, header_id, state, next_attempt_at, expires_at, created_at, updated_at)
    select id, 'notice', id, 'a@b.test', '', '', '', id, case request_digest when '7' then 'waiting' else 'sent' end,
      created_at, created_at, created_at, created_at from messages`.execute(db);
  await sql`insert into replies (id, message_id, mail_id, subject, text, created_by, created_at)
    select id, id, id, '', '', 'Ann', created_at from messages`.execute(db);
  await insert("notifications", OTHERS, (index) => ({
    kind: "sample",
    title: "A sample",
    subject_id: randomUUID(),
    created_at: at(index),
  }));
  await insert("gallery_items", OTHERS, (index) => ({
    title: "An item",
    description: "",
    category: "dj",
    media_type: index % 10 ? "image" : "video",
    link: "https://pictures.example/a.jpg",
    alt: "",
    widths: "[]",
    position: index,
    created_at: at(index),
  }));
  await insert("sounds", OTHERS, (index) => ({
    title: "A recording",
    craft: "dj",
    file: `${index}.mp3`,
    duration_ms: 1000,
    peaks: JSON.stringify(Array.from({ length: 64 }, () => 0.5)),
    position: index,
    created_at: at(index),
  }));
}

/** A statement as the product has sent it. */
interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** Does something. @returns the statements that it has sent. */
async function statementsOf(engine: { reader: Kysely<Database> }, work: () => Promise<unknown>) {
  const { reader } = engine;
  const nodes = new Map<QueryId, RootOperationNode>();
  const sent: Statement[] = [];
  engine.reader = reader.withPlugin({
    // Also called for the parts of a statement.
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const node = nodes.get(queryId);
      if (node) {
        const { sql: text, parameters } = reader.getExecutor().compileQuery(node, queryId);
        sent.push({ text, parameters });
      }
      return result;
    },
  });
  await work();
  engine.reader = reader;
  expect(sent).not.toEqual([]);
  return sent;
}

/** Counts have to go through an index, and lists without a limit through their table. */
const isCount = ({ text }: Statement) => text.includes("count(*)");
const isWhole = ({ text }: Statement) => !/ where | limit |count\(/.test(text);

test("what lists and counts on SQLite reads indexes, and sorts no more than it finds", async () => {
  const { engine, lists } = await open({ DATA_DIR: folder, DATABASE_URL: "" });
  for (const [name, list] of Object.entries(lists))
    for (const statement of await statementsOf(engine, list)) {
      const { rows } = await engine.reader.executeQuery<{ parent: number; detail: string }>(
        CompiledQuery.raw(`explain query plan ${statement.text}`, [...statement.parameters]),
      );
      const plan = rows.map(({ detail }) => detail).join("\n");
      if (!isWhole(statement)) expect(plan, name).not.toMatch(/^SCAN (?!CONSTANT)(?!.* INDEX )/m);
      for (const { parent, detail } of rows) {
        const beside = rows.filter((other) => other.parent === parent).map((other) => other.detail);
        if (detail.startsWith("SCAN ")) expect(beside, name).not.toContain("USE TEMP B-TREE FOR ORDER BY");
      }
      if (name.includes("search"))
        expect(plan, name).toMatch(/SEARCH messages USING COVERING INDEX messages_by_number \(number=/);
    }
});

test("what lists and counts on PostgreSQL reads indexes, and no more than it finds", async () => {
  const DATABASE_URL = await databases.newDatabase(DATABASE);
  const { engine, lists } = await open({ DATA_DIR: folder, DATABASE_URL });
  // A new or restored site has no statistics until the server gathers them, within a minute. Without them, it counts in the
  // table, guesses how much a search finds, and sorts what is older than a page.
  for (const hasStatistics of [false, true]) {
    if (hasStatistics) await sql`vacuum analyze`.execute(engine.reader);
    for (const [name, list] of Object.entries(lists))
      for (const statement of await statementsOf(engine, list)) {
        const isGuess = !hasStatistics && (isCount(statement) || name.includes("search"));
        if (isWhole(statement) || isGuess) continue;
        const { rows } = await engine.reader.executeQuery<{ "QUERY PLAN": [{ Plan: Plan }] }>(
          CompiledQuery.raw(`explain (analyze, format json) ${statement.text}`, [...statement.parameters]),
        );
        const plan = rows[0]?.["QUERY PLAN"][0].Plan;
        const steps = plan ? stepsOf(plan) : [];
        const what = `${name}: ${JSON.stringify(plan, null, 1)}`;
        // These tables have only a few pages, which are read as fast as an index.
        const scanned = steps.filter((step) => step["Node Type"] === "Seq Scan");
        expect(
          scanned
            .map((step) => step["Relation Name"])
            .filter((table) => table !== "users" && table !== "revisions"),
          what,
        ).toEqual([]);
        const sorts = !hasStatistics && (name === "a later page" || /by event|the past/.test(name));
        if (!isCount(statement) && !sorts) expect(rowsRead(steps), what).toBeLessThanOrEqual(ROWS_OF_PAGE);
      }
  }
});

/** A step of a plan of PostgreSQL (https://www.postgresql.org/docs/current/using-explain.html). */
interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

/** How many rows are read from tables and their indexes, whether they are in the result or not. */
function rowsRead(steps: Plan[]): number {
  return steps
    .filter((step) => step["Relation Name"])
    .map(
      (step) =>
        step["Actual Loops"] *
        (step["Actual Rows"] +
          (step["Rows Removed by Filter"] ?? 0) +
          (step["Rows Removed by Index Recheck"] ?? 0)),
    )
    .reduce((sum, rows) => sum + rows, 0);
}
