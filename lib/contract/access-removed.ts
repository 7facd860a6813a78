/** The 401 for somebody who was signed in and is no longer an admin. The sign-in page then does not say "sign in again". */
export const ACCESS_REMOVED =
  "Your access was removed. Ask another admin if you think that this is a mistake.";
