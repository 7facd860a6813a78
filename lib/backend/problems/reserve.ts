import "server-only";
import { randomBytes } from "node:crypto";
import { appendFile, open, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { log } from "../log";
import { perProcess } from "../per-process";
import { freeSpace } from "./free-space";

const MIB = 1024 * 1024;

/** The size of the whole reserve, in MiB: SQLite's log grows to 4 before it is moved into the database. */
const WHOLE = 8;

/** How much is given up at a time, in MiB, so that no other program gets it all. A write needs less. */
const PART = 1;

/** How often a reserve is made whole again, in milliseconds. */
const PERIOD_MS = 60_000;

const file = () => join(resolve(env.DATA_DIR), "reserve");

/** The size of the reserve in MiB. */
const left = async () => ((await stat(file()).catch(() => undefined))?.size ?? 0) / MIB;

/**
 * Gives up a part of the reserve if the disk is full. Call it before what has to be stored nevertheless: an enquiry,
 * or a change that makes room.
 */
export async function makeRoom(): Promise<void> {
  const free = await freeSpace();
  if (free === undefined || free >= PART) return;
  const size = await left();
  if (size === 0) return;
  try {
    await shrink(Math.max(0, size - PART));
  } catch (error) {
    log.warn({ err: error }, "the disk is full, and the reserve could not be given up");
  }
}

/** @param size in MiB. */
async function shrink(size: number): Promise<void> {
  const reserve = await open(file(), "r+");
  try {
    await reserve.truncate(size * MIB);
    // Some disks only give the space away with the next flush.
    await reserve.sync();
  } finally {
    await reserve.close();
  }
  log.warn({ left: size }, "the disk is full: a part of the reserve was given up");
}

/** Makes the reserve whole if there is space for it and as much again. One call at a time does it for all others. */
export function fillReserve(): Promise<void> {
  const state = perProcess<{ filling?: Promise<void> | undefined }>("reserve", () => ({}));
  state.filling ??= fill().finally(() => {
    state.filling = undefined;
  });
  return state.filling;
}

async function fill(): Promise<void> {
  try {
    if (((await freeSpace()) ?? 0) < 2 * WHOLE) return;
    // Random, because some disks store zeros in no space at all.
    while ((await left()) < WHOLE) await appendFile(file(), randomBytes(PART * MIB), { mode: 0o600 });
  } catch (error) {
    log.warn({ err: error }, "the reserve for a full disk could not be made");
  }
}

/** Makes the reserve, now and whenever there is space again. */
export async function keepReserve(): Promise<void> {
  await fillReserve();
  setInterval(fillReserve, PERIOD_MS).unref();
}

/** Whether the disk is full: what is stored now comes out of the reserve. */
export const isDiskFull = async (): Promise<boolean> => (await left()) < WHOLE;
