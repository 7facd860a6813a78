/** Texts of SPEC section 8 that any call may end with; apart, so that a page needs no client for them. */
export const NETWORK_ERROR = "Network error - please check your connection.";
export const TIMEOUT_ERROR = "Request timed out. Please check your internet connection.";
