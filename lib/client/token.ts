/** Where the access token is stored (docs/product.md#sessions). */
export const TOKEN_KEY = "adminToken";

/** @returns the stored access token, or null if there is none or storage is blocked. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
