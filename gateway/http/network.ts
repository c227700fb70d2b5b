import ipaddr from 'ipaddr.js';

/** The prefix of the smallest network that a provider assigns to a customer (RFC 6177, 2), who owns all its addresses. */
const IPV6_BITS = 64;

/**
 * Normalizes an IP address to the key that requests are counted by: an IPv4 address as is, an IPv6 address as the network of
 * one customer. A text that is not an address stays as is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // A dual-stack listener writes an IPv4 address as an IPv6 one.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => byte & bitsIn(IPV6_BITS - 8 * index));
  return `${ipaddr.fromByteArray(bytes)}/${IPV6_BITS}`;
}

/** Returns a byte with its first `count` bits set. */
const bitsIn = (count: number) => (0xff << (8 - Math.max(0, Math.min(8, count)))) & 0xff;
