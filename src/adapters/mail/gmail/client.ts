import { gmail, type gmail_v1 } from '@googleapis/gmail';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import type { MailboxAccess, MailProvider } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { statusOf, toFailure } from './failure.ts';

const READ_SCOPE = 'https://www.googleapis.com/auth/gmail.readonly';
const TIMEOUT_MS = 20_000;
const PAGE_IDS = 500;
/** Clients are kept so that an access token serves many calls; the newest few hundred people are enough. */
const CLIENTS_MAX = 300;

export interface GmailOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of the stand-in, or null for the real service. */
  readonly standInUrl: string | null;
}

/** Gmail behind the mail port, read-only, through the vendor's own clients. */
export function createGmailProvider(options: GmailOptions): MailProvider {
  const { standInUrl } = options;
  const endpoints = standInUrl
    ? {
        endpoints: {
          oauth2AuthBaseUrl: `${standInUrl}/o/oauth2/v2/auth`,
          oauth2TokenUrl: `${standInUrl}/token`,
          oauth2RevokeUrl: `${standInUrl}/revoke`,
        },
      }
    : {};
  const newClient = () =>
    new OAuth2Client({
      clientId: options.clientId,
      clientSecret: options.clientSecret,
      // An access token may end before its time: it is renewed once before the access counts as lost.
      forceRefreshOnFailure: true,
      ...endpoints,
    });
  const clients = new Map<string, gmail_v1.Gmail>();

  function api(access: MailboxAccess): gmail_v1.Gmail {
    const known = clients.get(access.refreshToken);
    if (known) return known;
    const auth = newClient();
    auth.setCredentials({ refresh_token: access.refreshToken });
    const service = gmail({
      version: 'v1',
      auth,
      timeout: TIMEOUT_MS,
      retryConfig: { retry: 2, retryDelay: 200 },
      ...(standInUrl ? { rootUrl: `${standInUrl}/` } : {}),
    });
    if (clients.size >= CLIENTS_MAX) clients.clear();
    clients.set(access.refreshToken, service);
    return service;
  }

  return {
    name: 'gmail',
    isSandbox: standInUrl !== null,
    consentUrl: ({ state, codeChallenge, redirectUri }) =>
      newClient().generateAuthUrl({
        redirect_uri: redirectUri,
        scope: READ_SCOPE,
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: true,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    async exchangeCode({ code, codeVerifier, redirectUri }) {
      const { tokens } = await ask(newClient().getToken({ code, codeVerifier, redirect_uri: redirectUri }));
      const mayRead = (tokens.scope ?? '').split(' ').includes(READ_SCOPE);
      if (!tokens.refresh_token)
        throw new ProviderFailure('refused', 'NO_REFRESH_TOKEN', 'the mail provider gave no lasting access');
      return { access: { refreshToken: tokens.refresh_token }, mayRead };
    },
    async profile(access) {
      const { data } = await ask(api(access).users.getProfile({ userId: 'me' }));
      if (!data.emailAddress || !data.historyId) throw unexpected();
      return { address: data.emailAddress, cursor: String(data.historyId) };
    },
    async listMessages(access, { receivedFrom, pageToken }) {
      const q = `after:${receivedFrom.replaceAll('-', '/')} -in:chats`;
      const { data } = await ask(
        api(access).users.messages.list({
          userId: 'me',
          q,
          maxResults: PAGE_IDS,
          ...(pageToken ? { pageToken } : {}),
        }),
      );
      // An empty mailbox has no list; a page of something else has not even the estimate.
      if (!data.messages && data.resultSizeEstimate !== 0) throw unexpected();
      return { ids: idsOf(data.messages), nextPageToken: data.nextPageToken ?? null };
    },
    async listChanges(access, cursor) {
      const ids = new Set<string>();
      let pageToken: string | undefined;
      let newest = cursor;
      do {
        const request = {
          userId: 'me',
          startHistoryId: cursor,
          historyTypes: ['messageAdded'],
          maxResults: PAGE_IDS,
          ...(pageToken ? { pageToken } : {}),
        };
        const page = await ask(api(access).users.history.list(request)).catch((error: unknown) => {
          if (error instanceof ProviderFailure && error.kind === 'gone') return null;
          throw error;
        });
        if (!page) return null;
        if (!page.data.historyId) throw unexpected();
        for (const change of page.data.history ?? [])
          for (const id of idsOf(change.messagesAdded?.map((added) => added.message ?? {}))) ids.add(id);
        newest = page.data.historyId ? String(page.data.historyId) : newest;
        pageToken = page.data.nextPageToken ?? undefined;
      } while (pageToken);
      return { ids: [...ids], cursor: newest };
    },
    async getMessage(access, id) {
      const answer = await ask(api(access).users.messages.get({ userId: 'me', id, format: 'raw' })).catch(
        (error: unknown) => {
          if (error instanceof ProviderFailure && error.kind === 'gone') return null;
          throw error;
        },
      );
      if (!answer) return null;
      if (typeof answer.data.raw !== 'string') throw unexpected();
      const received = Number(answer.data.internalDate ?? Number.NaN);
      return {
        raw: Buffer.from(answer.data.raw, 'base64url'),
        receivedAt: new Date(Number.isFinite(received) ? received : 0),
      };
    },
    async revoke(access) {
      clients.delete(access.refreshToken);
      await newClient()
        .revokeToken(access.refreshToken)
        .catch((error: unknown) => {
          // 400: the token is unknown or revoked already.
          if (statusOf(error) !== 400) throw toFailure(error);
        });
    },
  };
}

/** An answer that says 200 and is none of the service's: nothing may be concluded from it. */
function unexpected(): ProviderFailure {
  return new ProviderFailure(
    'unavailable',
    'UNEXPECTED_ANSWER',
    'the mail provider answered in an unexpected form',
  );
}

function idsOf(messages: readonly { id?: string | null }[] | undefined): string[] {
  return (messages ?? []).flatMap(({ id }) => (id ? [id] : []));
}

async function ask<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw toFailure(error);
  });
}
