import { BlockList, isIP } from 'node:net';

/** Reverse proxies whose `X-Forwarded-For` header is trusted. */
export interface TrustedProxies {
  has(address: string): boolean;
  readonly isEmpty: boolean;
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/** Parses a comma-separated list of addresses, CIDR ranges and `loopback`; throws an error naming the invalid entry. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries.flatMap((each) => (each === 'loopback' ? LOOPBACK : [each])))
    addRange(list, entry);
  return {
    isEmpty: entries.length === 0,
    has(address) {
      const family = isIP(address);
      return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

function addRange(list: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  const bitsMax = family === 4 ? 32 : 128;
  const length = bits === undefined ? bitsMax : Number(bits);
  const isLength = bits === undefined || /^\d{1,3}$/.test(bits);
  if (family === 0 || rest.length > 0 || !isLength || length > bitsMax)
    throw new Error(`"${entry}" is not an IP address, a range such as 10.0.0.0/8, or "loopback"`);
  if (length === 0) throw new Error(`"${entry}" would trust every address`);
  list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
}
