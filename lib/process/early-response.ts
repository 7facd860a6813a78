import { SECURITY_HEADERS } from "./security-headers.ts";

/** A response that is sent without calling Next. */
export interface EarlyResponse {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

export const plainText = (
  status: number,
  body: string,
  headers: Record<string, string> = {},
): EarlyResponse => ({
  status,
  headers: { ...SECURITY_HEADERS, "content-type": "text/plain", ...headers },
  body,
});

export const NOT_FOUND = plainText(404, "Not found");

export const redirectTo = (location: string): EarlyResponse => ({
  status: 307,
  headers: { ...SECURITY_HEADERS, location },
});
