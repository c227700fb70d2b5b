import ipaddr from 'ipaddr.js';

/** The smallest network that providers assign to a customer (RFC 6177, 2), who then controls all of its addresses. */
export const IPV6_BITS = 64;

/**
 * Normalizes an IP address to the key that attempts are counted by: an IPv4 address as is, an IPv6 address as the network of
 * one customer. Text that is not an address stays as is.
 * @param ipv6Bits the prefix length of an IPv6 network
 */
export function networkOf(address: string, ipv6Bits = IPV6_BITS): string {
  if (!ipaddr.isValid(address)) return address;
  // A dual-stack listener writes IPv4 addresses as IPv6.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => byte & bitsIn(ipv6Bits - 8 * index));
  return `${ipaddr.fromByteArray(bytes)}/${ipv6Bits}`;
}

/** Returns a byte whose first `count` bits are set. */
const bitsIn = (count: number) => (0xff << (8 - Math.max(0, Math.min(8, count)))) & 0xff;
