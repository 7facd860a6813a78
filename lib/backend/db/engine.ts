import "server-only";
import type { Kysely, RawBuilder } from "kysely";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { LimiterOptions } from "../limiter";
import type { Database } from "./schema";

/** A transaction that no other write runs beside. */
interface WriteTransaction {
  db: Kysely<Database>;
  commit: () => Promise<void>;
  /** Undoes everything. It never throws: what can't be undone by hand, the database undoes. */
  rollback: () => Promise<void>;
}

/** A row as any database can keep it. */
export type Row = Record<string, string | number | null>;

/** A connection that goes on seeing one moment. */
interface FrozenConnection {
  db: Kysely<Database>;
  /** Reads all rows of a table, a few at a time. */
  rows: (table: keyof Database) => AsyncGenerator<Row[]>;
  end: () => Promise<void>;
}

/** Values of columns of messages. */
export type Equalities = { box: string } & Partial<
  Record<"status" | "read" | "starred" | "event_type", string | number>
>;

/** Rows per query, few enough to leave room for other work between two of them. */
export const BATCH = 500;

/** What each kind of database does in its own way. The rest of the code knows none of them. */
export interface Engine {
  /** Makes what the migrations need, once. Comes before anything else. */
  prepare: () => Promise<void>;
  /** Connections for reading. Each statement sees what was committed before it. */
  reader: Kysely<Database>;
  /**
   * Begins a write.
   *
   * @param deadline as `Date.now()`. @param mayTakeLong whether a single statement of it may take minutes.
   * @returns undefined when others hold the lock until then.
   */
  beginWrite: (deadline: number, mayTakeLong: boolean) => Promise<WriteTransaction | undefined>;
  /** The database's clock, in milliseconds since 1970: the clocks of instances may differ. */
  now: RawBuilder<number>;
  /** Opens a connection that sees this moment. */
  freeze: () => Promise<FrozenConnection>;
  /**
   * The conditions for messages that contain all of these words, and have these values.
   *
   * @param words folded (see lib/shared/search-words.ts).
   */
  matching: (words: string[], equal: Equalities) => RawBuilder<boolean>[];
  /** Makes the index of the searches forget the words of messages that were deleted. @param db the write transaction. */
  forgetWords: (db: Kysely<Database>) => Promise<void>;
  /** Empties the log that has earlier versions of rows, as far as others who read it allow. Call it after the commit. */
  emptyLog: () => Promise<boolean>;
  /**
   * Looks for damage. @param isThorough whether it may take long.
   *
   * @returns what is wrong, in the database's words.
   * @throws an error when that can't be found out.
   */
  findDamage: (isThorough: boolean) => Promise<string | undefined>;
  /** Makes a counter of events by key. Without the database, it counts in memory. */
  newLimiter: (name: string, options: LimiterOptions) => RateLimiterAbstract;
  close: () => Promise<void>;
}

/** A boolean as the databases store it. */
export const toBit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A condition for texts that contain a word. */
export const containsPattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
