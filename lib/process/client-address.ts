import { isIPv6 } from "node:net";

/** Set by the server on every request. A value sent by the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/**
 * Determines the address that a request comes from.
 *
 * @param socketAddress the remote address of the connection.
 * @param forwardedFor the `X-Forwarded-For` header, to which each proxy appends the address it saw.
 * @param proxies the number of proxies in front of the server (`TRUST_PROXY`). Entries left of theirs come
 * from the client and are never used.
 * @returns an IPv4 or IPv6 address.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const hops =
    forwardedFor
      ?.split(",")
      .map((hop) => hop.trim())
      .filter(Boolean) ?? [];
  const trusted = proxies > 0 ? hops.slice(-proxies)[0] : undefined;
  return trusted ?? socketAddress ?? "unknown";
}

/**
 * What the requests from an address are counted under.
 *
 * @returns an IPv4 address, or the /64 network of an IPv6 address, which is what one customer is assigned.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill("0");
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "").toLowerCase()).join(":")}::/64`;
}
