import { lookup as resolve } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ProviderFailure } from '#ports/provider-failure.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** The one address on this machine that may be called, without encryption; null where there is none. */
  readonly standInOrigin: string | null;
}

const TIMEOUT_MS = 30_000;
const BODY_BYTES_MAX = 32 * 1024 * 1024;

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

/** Whether an address may be called on a person's word: none of this machine, its network or a special range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  if (mapped) return isIP(mapped) === 4 && isPublicAddress(mapped);
  return family === 6 && !PRIVATE.check(address, 'ipv6');
}

/**
 * Calls an address that a person gave. Encrypted only, never into a private network, and that is decided by the very
 * addresses the connection is made to; redirections are not followed. Throws `ProviderFailure`.
 */
export async function guardedRequest(call: GuardedRequest): Promise<Answer> {
  const { url, standInOrigin } = call;
  const isStandIn = standInOrigin !== null && url.origin === standInOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isStandIn && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
    throw notAllowed();
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = open(
      url,
      {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...call.headers,
          ...(call.method === 'POST' ? { 'content-length': '0' } : {}),
        },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isStandIn ? {} : { lookup: publicLookup }),
      },
      (response) => readBody(response).then((body) => done({ status: response.statusCode ?? 0, body }), fail),
    );
    request.once('error', (error) => fail(error instanceof ProviderFailure ? error : noAnswer(error)));
    request.end();
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { all: true }).then(
    (found) => {
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return callback(notAllowed(), []);
      if (options.all) return callback(null, found);
      const [first] = found;
      return first ? callback(null, first.address, first.family) : callback(notAllowed(), []);
    },
    (error: unknown) => callback(noAnswer(error), []),
  );
};

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_BYTES_MAX)
      throw new ProviderFailure('refused', 'TOO_LARGE', 'the bank provider’s answer is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function notAllowed(): ProviderFailure {
  return new ProviderFailure('refused', 'ADDRESS_NOT_ALLOWED', 'this address may not be called');
}

function noAnswer(cause: unknown): ProviderFailure {
  return new ProviderFailure('unavailable', 'NO_ANSWER', 'the bank provider did not answer', { cause });
}
