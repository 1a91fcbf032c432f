import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { MailSignIn } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { isLoopback, isOwnNetwork, isPublicAddress, publicAddressesOf } from '../../system/public-address.ts';
import { toFailure } from './failure.ts';

export interface ImapOptions {
  /** Address of the emulator, which needs no encryption; null if there is none. */
  readonly emulator: { readonly host: string; readonly port: number } | null;
  /** True if the product serves only this machine: a mail server on this machine or in its network may then be read. */
  readonly mayCallPrivate: boolean;
  /** Silence after which a connection is closed; shorter in tests. */
  readonly silenceMs?: number;
}

/** The encrypted access data of a mailbox. */
const secretSchema = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(['tls', 'starttls', 'none']),
  user: z.string(),
  password: z.string(),
});

const PORTS: readonly number[] = [143, 993];
const CONNECT_MS = 10_000;
const SILENCE_MS = 60_000;
/** A literal contains one message or header block; the rest is the overhead of a response. */
const LITERAL_BYTES_MAX = MAIL_BYTES_MAX + 1024 * 1024;

export function readSecret(secret: string): MailSignIn {
  return secretSchema.parse(JSON.parse(secret));
}

export function isEmulator({ emulator }: ImapOptions, { host, port }: MailSignIn): boolean {
  return emulator !== null && host === emulator.host && port === emulator.port;
}

/**
 * Connects and signs in. The name is resolved here once, and the connection is made to the checked address, so that a
 * later change of the name's address has no effect. Throws `ProviderFailure`.
 */
export async function connectImap(options: ImapOptions, signIn: MailSignIn): Promise<ImapFlow> {
  const addresses = await allowedAddresses(options, signIn);
  let failure: unknown = null;
  for (const address of addresses.slice(0, 3)) {
    const client = newClient(options, signIn, address);
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.close();
      failure = toFailure(error);
      // Other addresses of the same server would give the same response.
      if (toFailure(error).code !== 'NO_ANSWER') break;
    }
  }
  throw toFailure(failure);
}

function newClient(options: ImapOptions, signIn: MailSignIn, address: string): ImapFlow {
  const { host, port, security, user, password } = signIn;
  const silenceMs = options.silenceMs ?? SILENCE_MS;
  const client = new ImapFlow({
    host: address,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    ...(isIP(host) === 0 ? { servername: host } : {}),
    auth: { user, pass: password },
    clientInfo: { name: 'Fettle' },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: Math.min(CONNECT_MS, silenceMs),
    greetingTimeout: Math.min(CONNECT_MS, silenceMs),
    socketTimeout: silenceMs,
    maxLiteralSize: LITERAL_BYTES_MAX,
    maxLineLength: 8 * 1024 * 1024,
    maxResponseSize: 2 * LITERAL_BYTES_MAX,
    // A program on this machine has a self-signed certificate, and nobody can intercept the connection.
    tls: { rejectUnauthorized: !isLoopback(address) },
  });
  // Failures reach the waiting call; a failure between calls is noticed at the next use of the connection.
  client.on('error', () => undefined);
  return client;
}

async function allowedAddresses(options: ImapOptions, signIn: MailSignIn): Promise<readonly string[]> {
  const { host, port, security } = signIn;
  if (isEmulator(options, signIn)) return [host];
  if (options.mayCallPrivate) {
    const address = host === 'localhost' ? '127.0.0.1' : host;
    // A local server (Proton Mail Bridge) chooses its port, and the user can reach it anyway.
    if (isLoopback(address) || isOwnNetwork(address)) return [address];
  }
  if (security === 'none') throw notAllowed('NO_ENCRYPTION');
  if (!PORTS.includes(port)) throw notAllowed('PORT_NOT_ALLOWED');
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw notAllowed('ADDRESS_NOT_ALLOWED');
    return [host];
  }
  const found = await publicAddressesOf(host).catch((error: unknown) => {
    throw new ProviderFailure('unavailable', 'NO_SUCH_HOST', 'there is no mail server of this name', {
      cause: error,
    });
  });
  if (found.length === 0) throw notAllowed('ADDRESS_NOT_ALLOWED');
  return found.map(({ address }) => address);
}

function notAllowed(code: string): ProviderFailure {
  return new ProviderFailure('refused', code, 'this mail server may not be called');
}
