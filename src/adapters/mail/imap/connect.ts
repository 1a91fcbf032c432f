import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { MailSignIn } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { isLoopback, isOwnNetwork, isPublicAddress, publicAddressesOf } from '../../system/public-address.ts';
import { toFailure } from './failure.ts';

export interface ImapOptions {
  /** The emulator's address, which needs no encryption; null where there is none. */
  readonly emulator: { readonly host: string; readonly port: number } | null;
  /**
   * True where the product serves this machine alone: a person's own mail server here or next door may then be read.
   */
  readonly mayCallPrivate: boolean;
  /** Ends a connection that is silent for as long; a test says less. */
  readonly silenceMs?: number;
}

/** What is sealed for a mailbox. */
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
/** A literal is one message or header block; the rest is what a server may say around it. */
const LITERAL_BYTES_MAX = MAIL_BYTES_MAX + 1024 * 1024;

export function readSecret(secret: string): MailSignIn {
  return secretSchema.parse(JSON.parse(secret));
}

export function isEmulator({ emulator }: ImapOptions, { host, port }: MailSignIn): boolean {
  return emulator !== null && host === emulator.host && port === emulator.port;
}

/**
 * Opens a connection and signs in. The address is decided here, once, and the connection is made to that very address:
 * a name cannot point elsewhere a moment later. Throws `ProviderFailure`.
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
      // Another address of the same server would say the same.
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
    // A program on this machine signs its own certificate, and nobody stands between it and us.
    tls: { rejectUnauthorized: !isLoopback(address) },
  });
  // Failures reach the call that waits; one between calls is found when the connection is used next.
  client.on('error', () => undefined);
  return client;
}

async function allowedAddresses(options: ImapOptions, signIn: MailSignIn): Promise<readonly string[]> {
  const { host, port, security } = signIn;
  if (isEmulator(options, signIn)) return [host];
  if (options.mayCallPrivate) {
    const address = host === 'localhost' ? '127.0.0.1' : host;
    // A server at home (Proton Email Bridge) chooses its port, and the user can reach it anyway.
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
