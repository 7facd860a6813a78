/**
 * The cookie with the token of an enquiry that was just sent without JavaScript. Only `/contact/sent` gets it, and shows the
 * receipt then. Its name starts with `__Secure-` on a site with https.
 */
export const RECEIPT_COOKIES = ["__Secure-receipt", "receipt"] as const;

/** The path that gets the cookie. */
export const SENT_PATH = "/contact/sent";

/** How long the receipt can be loaded again, in seconds. */
const SECONDS = 60 * 60;

/** The name of the cookie. @param isSecure whether the site has https. */
export const receiptCookieName = (isSecure: boolean): string => RECEIPT_COOKIES[isSecure ? 0 : 1];

/** A `Set-Cookie` header. @param token of the private page; empty to remove the cookie. */
export function receiptCookie(token: string, isSecure: boolean): string {
  return [
    `${receiptCookieName(isSecure)}=${token}`,
    `Path=${SENT_PATH}`,
    `Max-Age=${token ? SECONDS : 0}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}
