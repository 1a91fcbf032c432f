import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { PushOut, PushOutcome } from '#ports/push-out.ts';
import { callsFor } from '../system/outgoing-calls.ts';
import { isPublicAddress, publicAddressesOf } from '../system/public-address.ts';

export interface WebPushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact of the server's administrator for the push service: `mailto:` or `https:`. */
  readonly subject: string;
  /** The only push service on this machine that may be called; null if there is none. */
  readonly emulator: { readonly origin: string; readonly ca: string } | null;
}

const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 15_000;

/** Web push (RFC 8030, 8291, 8292). Endpoints from browsers are never called in private networks. */
export function createWebPushOut(options: WebPushOptions): PushOut {
  const { publicKey, privateKey, subject, emulator } = options;
  const publicAgent = new Agent({ keepAlive: false, lookup: publicLookup });
  const emulatorAgent = emulator && new Agent({ keepAlive: false, ca: emulator.ca });
  const isEmulator = (endpoint: string) => emulator !== null && originOf(endpoint) === emulator.origin;
  return {
    publicKey,
    allows: (endpoint) => isEmulator(endpoint) || isPublicHttps(endpoint),
    async send(to, { payload, topic }) {
      if (!isEmulator(to.endpoint) && !isPublicHttps(to.endpoint)) return 'refused';
      try {
        await callsFor('push', () =>
          webPush.sendNotification(to, payload, {
            vapidDetails: { subject, publicKey, privateKey },
            ...{ TTL: TTL_SECONDS, topic, timeout: TIMEOUT_MS, contentEncoding: 'aes128gcm' },
            agent: isEmulator(to.endpoint) && emulatorAgent ? emulatorAgent : publicAgent,
          }),
        );
        return 'taken';
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

function outcomeOf(error: unknown): PushOutcome {
  if (!(error instanceof webPush.WebPushError)) return 'later';
  const { statusCode } = error;
  if (statusCode === 404 || statusCode === 410) return 'gone';
  return statusCode === 429 || statusCode >= 500 ? 'later' : 'refused';
}

function originOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : '';
}

function isPublicHttps(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  publicAddressesOf(hostname).then(
    (found) => {
      const [first] = found;
      if (!first) return callback(new Error('not a public address'), []);
      if (options.all) return callback(null, [...found]);
      return callback(null, first.address, first.family);
    },
    (error: Error) => callback(error, []),
  );
};
