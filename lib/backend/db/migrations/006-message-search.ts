import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A full-text index over the folded text of messages, in step by triggers, and indexes for what the inbox and the
 * dashboard filter and count.
 *
 * Trigrams find words inside of words. The index refers to messages by `number`: SQLite's own row numbers may change
 * (https://sqlite.org/lang_vacuum.html).
 */
export const messageSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("messages").addColumn("number", "integer").execute();
    await sql`update messages set number = rowid`.execute(db);
    await sql`create unique index messages_by_number on messages (number, created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index messages_by_read on messages (read, created_at desc, id desc)`.execute(db);
    await sql`create index messages_by_type on messages (event_type)`.execute(db);

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
  },
};
