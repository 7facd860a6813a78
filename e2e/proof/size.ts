/**
 * How much the tests tagged `@proof` do. `npm test` runs them in a short form, `npm run proof` (`PROOF=full`) in the
 * long one. They are the same tests.
 */
const short = {
  /** How often the server is killed amid work. */
  kills: 3,
  /** How often the server is killed while it sends mail, on each kind of database. */
  mailKills: 2,
  /** How often one of two instances is killed amid work, and how often both start at once on an old schema. */
  instanceKills: 2,
  upgradesAtOnce: 1,
  /** How many enquiries and uploads arrive while a backup is made. */
  enquiriesDuringBackup: 20,
  uploadsDuringBackup: 3,
  /** How many bytes of a backup are flipped, one at a time. */
  flippedBytes: 2,
  /** How long another program locks the database at least, in seconds. */
  lockS: 10,
  /** How many messages the console lists, searches and exports, and the characters of each. */
  messages: { count: 10_000, length: 1800 },
  /** How many parts of the database are damaged, one at a time, besides the messages. */
  damages: 0,
  /** How many made-up requests each call and each public page get. */
  madeUpRequests: 4,
};

const long: typeof short = {
  kills: 50,
  mailKills: 20,
  instanceKills: 10,
  upgradesAtOnce: 5,
  enquiriesDuringBackup: 200,
  uploadsDuringBackup: 10,
  flippedBytes: 200,
  lockS: 60,
  messages: { count: 100_000, length: 450 },
  damages: 8,
  madeUpRequests: 75,
};

/** Whether this is the long form. */
export const isLong = process.env.PROOF === "full";

export const size = isLong ? long : short;

/** What random choices follow from: the same seed makes the same ones again. */
export const seed = Number(process.env.PROOF_SEED ?? 1);
