/** The event on the window that says that React has taken over the page. */
export const HYDRATED = "hydrated";
