/** The only key that the test's object store knows: that of the library. */
export const KEY = { id: "S3RVER", secret: "S3RVER" };
