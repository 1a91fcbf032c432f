import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/** Whether an address may be called on a person's word: none of this machine, its network or a special range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  if (mapped) return isIP(mapped) === 4 && isPublicAddress(mapped);
  return family === 6 && !PRIVATE.check(address, 'ipv6');
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

/** Whether an address is this machine's or of a home or office network; the special ranges (link-local, metadata) are not. */
export function isOwnNetwork(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && OWN.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Addresses of a host, all public; empty when a single one is not. Throws when the name is not known. */
export async function publicAddressesOf(host: string): Promise<readonly FoundAddress[]> {
  const found = await resolve(host, { all: true });
  return found.every(({ address }) => isPublicAddress(address)) ? found : [];
}
