import { expect, test } from "vitest";
import { BackupError } from "./archive";
import { failureWords } from "./failure-words";

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: open '/srv/site/data/backups'`), { code });

test("known reasons are named, and no path is given away", () => {
  expect(failureWords(systemError("ENOSPC"))).toBe("The server's disk is full.");
  expect(failureWords(systemError("EROFS"))).toBe("The server can't write to its backup folder.");
  expect(failureWords(systemError("DATABASE_BUSY"))).toBe("The database was busy for too long.");
  expect(failureWords(new BackupError("/srv/site.tar is damaged."))).toBe(
    "What was written could not be read back.",
  );
});

test("an unknown reason leads to the log", () => {
  const words = "Something unexpected happened. The server's log has more.";
  expect(failureWords(systemError("EISDIR"))).toBe(
    "Something unexpected happened (EISDIR). The server's log has more.",
  );
  expect(failureWords(new Error("select password_hash from users"))).toBe(words);
  expect(failureWords("no error at all")).toBe(words);
});
