import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/** Everything else is unassigned or special: NAT64, IPv4-compatible, site-local, unique local, link-local. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True if a user may have the server call this address, because it is on the public internet. Loopback, private,
 * documentation, multicast and transition ranges (6to4, Teredo, NAT64) are not; the last can lead into a private
 * network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

const OWN = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN.addSubnet(net, bits, 'ipv4');
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fd00::', 8, 'ipv6');

/** True for an address of this machine or of a home or office network; link-local and metadata addresses are not. */
export function isOwnNetwork(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && OWN.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/** The addresses of a host if all are public, else none. Throws if the name is unknown. */
export async function publicAddressesOf(host: string): Promise<readonly FoundAddress[]> {
  const found = await resolve(host, { all: true });
  return found.every(({ address }) => isPublicAddress(address)) ? found : [];
}
