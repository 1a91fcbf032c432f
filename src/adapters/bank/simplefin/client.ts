import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import type { TokenBankProvider } from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import type { Clock } from '#ports/system.ts';
import { type Answer, guardedRequest } from './guarded-request.ts';
import { toProblems } from './map.ts';
import { readSet } from './read-set.ts';
import * as wire from './wire.ts';

/** The longest period requested at once; if a provider rejects it, shorter ones are requested. */
const SLICE_DAYS = 45;
const SLICE_DAYS_MIN = 7;
const HISTORY_DAYS = 90;
/** Each run overlaps the last one, because transactions arrive and settle late. */
const OVERLAP_DAYS = 14;
/** Marks a position within a run; the next slice starts there without an overlap. */
const CONTINUED = '+';

export interface SimplefinOptions {
  readonly clock: Clock;
  /** Origin of the emulator; null if there is none. */
  readonly emulatorOrigin: string | null;
}

/**
 * `BankDataProvider` for SimpleFIN: one URL that contains the credentials, one call that lists accounts and
 * transactions.
 */
export function createSimplefinProvider({ clock, emulatorOrigin }: SimplefinOptions): TokenBankProvider {
  const read = (accessUrl: string, query: Readonly<Record<string, string>>) =>
    readAccounts(accessUrl, query, emulatorOrigin);
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    name: 'simplefin',
    isSandbox: false,
    reportsRemovals: false,
    async claim(setupToken) {
      const url = readSetupToken(setupToken);
      const answer = await guardedRequest({ method: 'POST', url, emulatorOrigin });
      if (answer.status === 403)
        throw new ProviderFailure(
          'gone',
          'SIMPLEFIN_CLAIMED',
          'the setup token is unknown or was used already',
        );
      if (answer.status !== 200) throw failureOf(answer);
      const accessUrl = answer.body.trim();
      if (!URL.canParse(accessUrl) || !credentialsIn(new URL(accessUrl)))
        throw new ProviderFailure('refused', 'UNEXPECTED_ANSWER', 'no access address was given');
      return { accessToken: accessUrl, isSandbox: new URL(accessUrl).origin === emulatorOrigin };
    },
    async institution(accessToken) {
      const { accounts } = await read(accessToken, { 'balances-only': '1' });
      const names = new Set(accounts.flatMap((account) => account.institutionName ?? []));
      const [only, ...others] = names;
      return { id: null, name: only && others.length === 0 ? only : 'SimpleFIN' };
    },
    async accounts(accessToken) {
      return (await read(accessToken, { 'balances-only': '1' })).accounts;
    },
    async syncPage(accessToken, cursor) {
      const from = startOf(cursor, today());
      // The end is exclusive, and the provider's date may be ahead of this server's.
      const end = addDays(today(), 2);
      const { until, transactions, unread, ...rest } = await readSlice(read, accessToken, from, end);
      const hasMore = until < end;
      return {
        ...rest,
        added: transactions,
        modified: [],
        unparsed: unread,
        requestId: null,
        removedExternalIds: [],
        nextCursor: hasMore ? `${CONTINUED}${until}` : today(),
        hasMore,
        isHistoryComplete: true,
        isReady: true,
      };
    },
    initialCursor: (historyDays) => `${CONTINUED}${addDays(today(), -historyDays)}`,
    // Each account states when its bank was last read.
    health: () => Promise.resolve(null),
    // SimpleFIN reads banks daily on its own; nothing can be requested or revoked.
    refresh: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}

function startOf(cursor: string | null, today: CivilDate): CivilDate {
  if (cursor === null) return addDays(today, -HISTORY_DAYS);
  return cursor.startsWith(CONTINUED) ? cursor.slice(CONTINUED.length) : addDays(cursor, -OVERLAP_DAYS);
}

type Read = (accessUrl: string, query: Readonly<Record<string, string>>) => ReturnType<typeof readAccounts>;

async function readSlice(read: Read, accessUrl: string, from: CivilDate, end: CivilDate) {
  for (let days = SLICE_DAYS; ; days = Math.floor(days / 2)) {
    const until = [addDays(from, days), end].sort()[0] ?? end;
    try {
      const query = { 'start-date': toSeconds(from), 'end-date': toSeconds(until), pending: '1' };
      return { ...(await read(accessUrl, query)), until };
    } catch (error) {
      const isTooLong =
        error instanceof ProviderFailure && error.code === 'HTTP_400' && days > SLICE_DAYS_MIN;
      if (!isTooLong) throw error;
    }
  }
}

async function readAccounts(
  accessUrl: string,
  query: Readonly<Record<string, string>>,
  emulatorOrigin: string | null,
) {
  const url = new URL(accessUrl);
  const credentials = credentialsIn(url) ?? '';
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  url.username = '';
  url.password = '';
  url.pathname = `${url.pathname.replace(/\/$/, '')}/accounts`;
  for (const [name, value] of Object.entries({ version: '2', ...query })) url.searchParams.set(name, value);
  const answer = await guardedRequest({ method: 'GET', url, headers: { authorization }, emulatorOrigin });
  if (answer.status !== 200) throw failureOf(answer);
  const parsed = wire.accountSet.safeParse(readJson(answer.body));
  if (!parsed.success)
    throw new ProviderFailure('unavailable', 'UNEXPECTED_ANSWER', 'the answer was not understood');
  return { ...readSet(parsed.data, url.host), problems: toProblems(parsed.data) };
}

/** User and password of an access address, joined by a colon; null if there are none, or they are badly encoded. */
function credentialsIn({ username, password }: URL): string | null {
  try {
    return username === '' ? null : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  } catch {
    return null;
  }
}

/** The claim URL in a setup token. */
function readSetupToken(setupToken: string): URL {
  const text = Buffer.from(setupToken.replace(/\s/g, ''), 'base64').toString('utf8');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ProviderFailure('refused', 'SIMPLEFIN_NO_TOKEN', 'this is not a setup token');
  return new URL(text);
}

function failureOf({ status }: Answer): ProviderFailure {
  if (status === 401 || status === 403)
    return new ProviderFailure('gone', 'SIMPLEFIN_REVOKED', 'the access was withdrawn');
  if (status === 402)
    return new ProviderFailure('reauth', 'SIMPLEFIN_PAYMENT', 'the provider asks for payment');
  if (status === 429) return new ProviderFailure('busy', 'RATE_LIMIT_EXCEEDED', 'asked too often');
  return new ProviderFailure(
    status >= 500 ? 'unavailable' : 'refused',
    `HTTP_${status}`,
    'the call was refused',
  );
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function toSeconds(day: CivilDate): string {
  return String(Date.parse(`${day}T00:00:00Z`) / 1000);
}
