/** Where the access token is kept (SPEC section 9). */
export const TOKEN_KEY = "adminToken";

/** @returns the stored access token, or null; also where storage is forbidden. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Keeps an access token for the next calls. */
export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}
