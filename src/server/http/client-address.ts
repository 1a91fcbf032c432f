import { isIP } from 'node:net';
import type { TrustedProxies } from '../lib/trusted-proxies.ts';

const UNKNOWN = 'unknown';

/** An IPv4 address within an IPv6 one: mapped (RFC 4291, 2.5.5.2) or translated (RFC 6052, 2.1). */
const EMBEDDED = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * Reads the client's address from `X-Forwarded-For`, right to left past trusted proxies, and only if the connection
 * comes from one. An invalid entry ends the walk at the last proxy. IPv6 clients are counted per /64 network, because
 * one subscriber has all of it.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let client = readAddress(socketAddress ?? '');
  if (client === null) return UNKNOWN;
  const hops = forwardedFor?.split(',') ?? [];
  while (hops.length > 0 && proxies.has(client)) {
    const hop = readAddress(hops.pop() ?? '');
    if (hop === null) break;
    client = hop;
  }
  return networkOf(client);
}

/** Normalizes an address, without port, brackets and zone; null if invalid. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = (/^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed).replace(/%.*$/s, '');
  const withoutPort = /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  const family = isIP(withoutPort);
  if (family === 0) return null;
  if (family === 4) return withoutPort;
  const groups = groupsOf(withoutPort);
  if (!EMBEDDED.includes(groups.slice(0, 6).join(':'))) return groups.join(':');
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}

/** The eight groups of an IPv6 address, as normalized by the URL parser. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

function networkOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::` : address;
}
