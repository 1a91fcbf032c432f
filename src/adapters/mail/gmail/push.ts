import type { gmail_v1 } from '@googleapis/gmail';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { MailPush } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { createKeyLookup } from '../../key-lookup.ts';
import { fetchPublishedKeys } from '../../published-keys.ts';
import { ask, unexpected } from './failure.ts';

export interface PushOptions {
  /** `projects/…/topics/…`, to which Gmail may publish. */
  readonly topic: string;
  /** The service account with which the push subscription authenticates. */
  readonly account: string;
  /** The URL the subscription pushes to, which is the audience of its tokens. */
  readonly audience: string;
}

const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** The message from Pub/Sub; `data` is Gmail's notification in base64. */
const delivery = z.object({ message: z.object({ data: z.string() }) });
const pushData = z.object({ emailAddress: z.string() });

/**
 * Push through Pub/Sub: Gmail publishes to a topic, and its subscription calls this server with a token signed by
 * Google.
 */
export function createPush(
  options: PushOptions,
  emulatorUrl: string | null,
  api: (secret: string) => gmail_v1.Gmail,
): MailPush {
  const keysUrl = emulatorUrl ? `${emulatorUrl}/oauth2/v3/certs` : KEYS_URL;
  const keyFor = createKeyLookup({
    algorithm: 'RS256',
    fetchKeys: () => fetchPublishedKeys(keysUrl),
    isWholeSet: true,
  });
  const issuer = emulatorUrl ? [emulatorUrl] : ISSUERS;
  return {
    async start(secret) {
      const { data } = await ask(() =>
        api(secret).users.watch({ userId: 'me', requestBody: { topicName: options.topic } }),
      );
      const until = Number(data.expiration ?? Number.NaN);
      if (!Number.isFinite(until)) throw unexpected();
      return new Date(until);
    },
    async addressOf({ body, authorization, client }) {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return null;
      try {
        const { payload } = await jwtVerify(token, (header) => keyFor(header, client), {
          ...{ issuer, audience: options.audience },
          algorithms: ['RS256'],
        });
        if (payload.email !== options.account || payload.email_verified !== true) return null;
        const { message } = delivery.parse(JSON.parse(body.toString('utf8')));
        return pushData.parse(JSON.parse(Buffer.from(message.data, 'base64').toString('utf8'))).emailAddress;
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        // Anything unsigned or in another format is not from Google.
        return null;
      }
    },
  };
}
