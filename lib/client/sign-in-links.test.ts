import { expect, test } from "vitest";
import { takeSignInNotice } from "./session";
import { choosePassword } from "./sign-in-links";
import { openBrowser, type SentRequest } from "./testing/browser";

const EMAIL = "ada@people.example";
const CHOICE = { token: "x".repeat(43), firstName: "Ada", lastName: "Lovelace", password: "three words" };
const ADMIN = { _id: "3", email: EMAIL };
const failure = (status: number, message: string, field: string) =>
  Response.json({ success: false, message, errors: [{ field, message }] }, { status });

/** A server that takes the password, and answers the sign-in after it. */
const server = (signIn: () => Response) => (sent: SentRequest) =>
  sent.path === "/api/admin/login" ? signIn() : Response.json({ success: true });

test("choosing a password signs in with it", async () => {
  const { sent } = openBrowser(server(() => Response.json({ token: "a token", admin: ADMIN })));
  expect(await choosePassword(CHOICE, EMAIL)).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([CHOICE, { email: EMAIL, password: CHOICE.password }]);
  expect(localStorage.getItem("adminToken")).toBe("a token");
});

test("with a second step, the sign-in page says that the password is set", async () => {
  const { visited } = openBrowser(
    server(() => failure(401, "Please enter the code of your second step.", "code")),
    "/admin/login/choose",
  );
  localStorage.setItem("adminToken", "of another admin");
  expect(await choosePassword(CHOICE, EMAIL)).toBe(false);
  expect(visited).toEqual(["/admin/login"]);
  expect(takeSignInNotice()).toBe("chosen");
  expect(localStorage.getItem("adminToken")).toBeNull();
});

test("a password that is refused is not signed in with", async () => {
  const { sent } = openBrowser(() => failure(400, "Too common.", "password"));
  await expect(choosePassword(CHOICE, EMAIL)).rejects.toMatchObject({ errors: [{ field: "password" }] });
  expect(sent).toHaveLength(1);
});
