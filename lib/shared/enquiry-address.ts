/** The path of an enquiry's private page. @param token of `lib/backend/enquiry-page/token.ts`. */
export const enquiryPath = (token: string): string => `/enquiry/${token}`;

/** What the path of a private page looks like. */
export const ENQUIRY_PATH = /^\/enquiry\/[\w-]{20,100}$/;
