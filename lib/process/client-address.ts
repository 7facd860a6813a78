import { SocketAddress } from "node:net";
import ipaddr from "ipaddr.js";

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
  return plainAddress(trusted ?? socketAddress ?? "unknown");
}

/** An address without its port, as some proxies send it, and as IPv4 when it is that inside of IPv6. */
function plainAddress(sent: string): string {
  const address = SocketAddress.parse(sent)?.address ?? sent;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * What the requests from an address are counted under.
 *
 * @returns an IPv4 address, or the /64 network of an IPv6 address, which is what one customer is assigned.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const groups = parsed.toNormalizedString().split(":").slice(0, 4);
  return `${groups.join(":")}::/64`;
}
