/* Messages for any failed call. They are in their own file so that a page can use them without loading the client. */
export const NETWORK_ERROR = "Network error - please check your connection.";
export const TIMEOUT_ERROR = "Request timed out. Please check your internet connection.";
