import { Client } from "pg";

/** A PostgreSQL server on which databases can be created. */
export class DatabaseServer {
  readonly #url: string;

  /** @param url of a database there: `postgres://user:password@host/database`. */
  constructor(url: string) {
    this.#url = url;
  }

  /** The address of a database. */
  url(database: string): string {
    const url = new URL(this.#url);
    url.pathname = database;
    return url.href;
  }

  /** Creates an empty database, in place of one of this name. @returns its address. */
  async newDatabase(name: string): Promise<string> {
    await this.removeDatabase(name);
    await run(this.#url, `create database ${name}`);
    return this.url(name);
  }

  /** Deletes a database, whoever is connected to it. */
  async removeDatabase(name: string): Promise<void> {
    await run(this.#url, `drop database if exists ${name} with (force)`);
  }

  /** Connects another program to a database. The caller ends the connection. */
  connect(database: string): Promise<Client> {
    return connect(this.url(database));
  }

  /** Runs a statement. @returns its rows. */
  query<Row = Record<string, unknown>>(database: string, statement: string): Promise<Row[]> {
    return run(this.url(database), statement);
  }
}

/** Connects to a database. The caller ends the connection. @param connectionString its address. */
export async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function run<Row>(url: string, statement: string): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
