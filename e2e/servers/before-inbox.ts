/** The columns of messages since migration 14 and later. */
const COLUMNS = [
  "box",
  "status",
  "starred",
  "status_at",
  "status_by",
  "follow_up_on",
  "trashed_at",
  "trashed_by",
  "spam_signals",
  "phone",
  "reach_by",
  "details",
  "reference",
  "earlier_status",
  "earlier_status_at",
  "earlier_status_by",
  "quoted_price",
  "changed_at",
];

/** The indexes that it replaced, before and after. */
const INDEXES = {
  messages_newest_first: "(created_at desc, id desc)",
  messages_by_read: "(read, created_at desc, id desc)",
  messages_by_type: "(event_type)",
};

/** Takes a database back to the schema before migration 14. @param schema with its dot, on PostgreSQL. */
export function beforeInbox(schema = ""): string {
  const isSqlite = schema === "";
  const added = [
    ...Object.keys(INDEXES),
    "messages_by_status",
    "messages_starred",
    "messages_by_date",
    "messages_by_sender",
    "messages_by_reference",
    "messages_to_undo",
    ...(isSqlite ? ["messages_by_number"] : []),
  ];
  const indexes = {
    ...INDEXES,
    ...(isSqlite && { messages_by_number: "(number, read, created_at desc, id desc)" }),
  };
  return [
    `drop table ${schema}additions`,
    `drop table ${schema}replies`,
    `drop table ${schema}reply_templates`,
    `drop table ${schema}out_of_office`,
    ...["push_notices", "push_devices", "push_keys"].map((name) => `drop table ${schema}${name}`),
    `drop table ${schema}message_notes`,
    `drop table ${schema}outbox`,
    `drop table ${schema}erasures`,
    `drop table ${schema}sign_in_links`,
    `alter table ${schema}users drop column invited_at`,
    `alter table ${schema}gallery_items drop column time_of_day`,
    ...added.map((name) => `drop index ${schema}${name}`),
    ...COLUMNS.map((name) => `alter table ${schema}messages drop column ${name}`),
    ...Object.entries(indexes).map(([name, columns]) => {
      const unique = name === "messages_by_number" ? "unique " : "";
      return `create ${unique}index ${name} on ${schema}messages ${columns}`;
    }),
    `delete from ${schema}kysely_migration where name >= '014'`,
  ].join(";\n");
}
