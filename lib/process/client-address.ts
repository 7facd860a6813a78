import { isIPv6 } from "node:net";

/** Set by the server on every request it takes in; whatever a client sends under it is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/**
 * The address that a request is counted under.
 *
 * @param socketAddress the other end of the connection.
 * @param forwardedFor the `X-Forwarded-For` header, to which each proxy appends what it saw.
 * @param proxies how many proxies stand in front (`TRUST_PROXY`); entries left of theirs are the
 * client's own claim and never used.
 * @returns an IPv4 address, or the /64 network of an IPv6 one: that is what one customer is given.
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
  return network(trusted ?? socketAddress ?? "unknown");
}

function network(address: string): string {
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
