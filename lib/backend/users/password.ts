import "server-only";
import { hash, verify } from "@node-rs/argon2";

/**
 * Argon2id with the first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes,
 * 1 lane. (The library's enum is ambient and const; 2 is its Argon2id.)
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with a fresh salt. @returns an encoded argon2id hash. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password. Without a hash (an unknown email) it does the same work and returns false, so that the
 * response time does not reveal which emails exist.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("nobody has this password");
  const matches = await verify(storedHash ?? (await dummyHash), password);
  return matches && storedHash !== undefined;
}
