const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Finds what is wrong with a request to the API or for a medium that Next would answer 500, as if it were
 * a fault of ours: an address that can't be decoded, or a method that it does not know.
 *
 * @param method as the client sent it. @param url path and query, as the client sent them.
 * @returns the refusal in the API's shape, or undefined when a route can answer.
 */
export function refusalOfMalformed(method: string, url: string) {
  const path = url.split("?")[0] ?? "";
  const isOurs = /^\/(api|uploads)(\/|$)/.test(path);
  if (url === "*" || (isOurs && !isDecodable(path))) return refusal(400, "This address is malformed.");
  if (isOurs && !METHODS.includes(method)) {
    return refusal(405, `${method} is not possible here.`, { allow: METHODS.join(", ") });
  }
  return undefined;
}

function refusal(status: number, message: string, headers: Record<string, string> = {}) {
  return {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
    body: JSON.stringify({ success: false, message }),
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
