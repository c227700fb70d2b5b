import ipaddr from 'ipaddr.js';

/** What a provider gives one customer at least (RFC 6177, 2): whoever has it has all addresses in it. */
export const IPV6_BITS = 64;

/**
 * Whose an address is, as one text whatever way it is written: an IPv4 address itself, of an IPv6 address the network that
 * one customer has. What is no address stays as it is.
 * @param ipv6Bits how much of an IPv6 address counts
 */
export function networkOf(address: string, ipv6Bits = IPV6_BITS): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address may come as a dual-stack listener writes it.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => byte & bitsIn(ipv6Bits - 8 * index));
  return `${ipaddr.fromByteArray(bytes)}/${ipv6Bits}`;
}

/** A byte whose first so many bits are set. */
const bitsIn = (count: number) => (0xff << (8 - Math.max(0, Math.min(8, count)))) & 0xff;
