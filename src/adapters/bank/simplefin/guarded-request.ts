import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { callsFor } from '../../system/outgoing-calls.ts';
import { isPublicAddress, publicAddressesOf } from '../../system/public-address.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** The only origin on this machine that may be called without encryption; null if there is none. */
  readonly emulatorOrigin: string | null;
}

const TIMEOUT_MS = 30_000;
const BODY_BYTES_MAX = 32 * 1024 * 1024;

/**
 * Calls a URL provided by a user. Only encrypted connections, never to a private network: the check applies to the
 * address of the connection itself. Redirects are not followed. Throws `ProviderFailure`.
 */
export function guardedRequest(call: GuardedRequest): Promise<Answer> {
  return callsFor('bank', () => requestAllowed(call));
}

async function requestAllowed(call: GuardedRequest): Promise<Answer> {
  const { url, emulatorOrigin } = call;
  const isEmulator = emulatorOrigin !== null && url.origin === emulatorOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isEmulator && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
    throw notAllowed();
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const failWith = (error: unknown) => fail(error instanceof ProviderFailure ? error : noAnswer(error));
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
        ...(isEmulator ? {} : { lookup: publicLookup }),
      },
      (response) =>
        readBody(response).then((body) => done({ status: response.statusCode ?? 0, body }), failWith),
    );
    request.once('error', failWith);
    request.end();
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  publicAddressesOf(hostname).then(
    (found) => {
      const [first] = found;
      if (!first) return callback(notAllowed(), []);
      if (options.all) return callback(null, [...found]);
      return callback(null, first.address, first.family);
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
