const ANY_ADDRESS: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

/** The origin at which this process reaches its own server. @param host,port where it listens. */
export const ownOrigin = (host: string, port: number): string =>
  `http://${ANY_ADDRESS[host] ?? (host.includes(":") ? `[${host}]` : host)}:${port}`;
