import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "./dialect";

/**
 * A full-text index over the folded text of messages, and indexes for what the inbox and the dashboard filter and count.
 * Trigrams find words inside of words.
 */
export const messageSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("messages").addColumn("number", "integer").execute();
    await sql`create index messages_by_read on messages (read, created_at desc, id desc)`.execute(db);
    await sql`create index messages_by_type on messages (event_type)`.execute(db);
    await (isPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db));
  },
};

/** Without the extension, which not every server has, a search reads all messages. */
async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  // Messages are numbered as on SQLite, so that a backup can be restored there.
  await sql`create sequence messages_number`.execute(db);
  await sql`alter table messages alter column number set default nextval('messages_number')`.execute(db);
  const { rows } = await sql<{
    schema: string;
  }>`select extnamespace::regnamespace::text as schema from pg_extension
    where extname = 'pg_trgm'`.execute(db);
  const [extension] = rows;
  if (!extension) return;
  const operators = sql.id(extension.schema, "gin_trgm_ops");
  await sql`create index messages_search on messages using gin (search_text ${operators})`.execute(db);
}

/**
 * A table that triggers keep in step. It refers to messages by `number`: SQLite's own row numbers may change
 * (https://sqlite.org/lang_vacuum.html).
 */
async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`update messages set number = rowid`.execute(db);
  await sql`create unique index messages_by_number on messages (number, created_at desc, id desc)`.execute(
    db,
  );

  await sql`create virtual table messages_search using fts5 (
      search_text, content = 'messages', content_rowid = 'number', tokenize = 'trigram case_sensitive 1'
    )`.execute(db);
  await sql`insert into messages_search (messages_search) values ('rebuild')`.execute(db);
  await sql`create trigger messages_inserted after insert on messages begin
      update messages set number = (select coalesce(max(number), 0) + 1 from messages)
        where id = new.id and number is null;
      insert into messages_search (rowid, search_text) select number, search_text from messages where id = new.id;
    end`.execute(db);
  await sql`create trigger messages_deleted after delete on messages begin
      insert into messages_search (messages_search, rowid, search_text)
        values ('delete', old.number, old.search_text);
    end`.execute(db);
  await sql`create trigger messages_changed after update of search_text on messages begin
      insert into messages_search (messages_search, rowid, search_text)
        values ('delete', old.number, old.search_text);
      insert into messages_search (rowid, search_text) values (new.number, new.search_text);
    end`.execute(db);
}
