/** The keys that the test's object store knows. */
export const KEY = { id: "OWNER", secret: "the secret of the owner" };

/** May not store anything. */
export const READER = { id: "READER", secret: "the secret of a reader" };
