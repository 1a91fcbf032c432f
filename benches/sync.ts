import { createHash, randomBytes } from 'node:crypto';
import { createGmailProvider } from '#adapters/mail/gmail/client.ts';
import { parseEmail } from '#readers/receipt/email/parse-email.ts';
import type { Figure } from './lib/measure.ts';
import { measureSeconds } from './lib/measure.ts';
import { type Bench, type BenchUser, call, jsonOf, signUp, withProduct } from './lib/product.ts';

const TURN = 200;
const MAILBOX = 'jordan.ellis@sandbox.test';

/**
 * Syncs the emulator's mailbox: emails are fetched, read, stored and matched to the linked bank's transactions. The
 * baseline fetches and parses the same emails.
 */
export async function syncBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const person = await signUp(bench.url, 'reader');
    await linkBank(bench, person);
    await connectMail(bench, person);
    const alone = await fetchAndParse(bench);
    let read = 0;
    const taken = await measureSeconds(async () => {
      read = (await call<{ emailsProcessed: number }>(bench, person, 'POST', '/gmail/sync-request'))
        .emailsProcessed;
    });
    const ofTurn = (reading: { seconds: number; emails: number }) =>
      (reading.seconds * TURN) / reading.emails;
    return [
      {
        name: 'sync of 200 emails: fetch, read, match, store',
        value: ofTurn({ seconds: taken, emails: read }),
        unit: 's',
        target: 3,
        better: 'less',
        baseline: { name: 'fetching and parsing alone', value: ofTurn(alone), ratioMax: 5 },
      },
    ];
  });
}

/** Lists, fetches and parses every email of the mailbox with the product's own provider, and discards it. */
async function fetchAndParse({ product }: Bench): Promise<{ seconds: number; emails: number }> {
  const google = product.emulators?.google;
  if (!google) throw new Error('the bench needs the emulator');
  const { clientId, clientSecret, url } = google;
  const provider = createGmailProvider({ clientId, clientSecret, emulatorUrl: url });
  const redirectUri = 'http://localhost:1/back';
  const codeVerifier = randomBytes(48).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const back = await allow(provider.consentUrl({ state: 'bench', codeChallenge, redirectUri }));
  const code = new URL(back).searchParams.get('code') ?? '';
  const { secret } = await provider.exchangeCode({ code, codeVerifier, redirectUri });
  const access = { userId: '', mailboxId: '', secret };
  let emails = 0;
  const taken = await measureSeconds(async () => {
    const ids: string[] = [];
    for (let page: string | null = null; ; ) {
      const question = { since: null, receivedFrom: '2020-01-01', folderIds: null, page };
      const listed = await provider.list(access, question);
      ids.push(...listed.refs.map((ref) => ref.id));
      if ('cursor' in listed.next) break;
      page = listed.next.page;
    }
    for await (const mail of provider.fetch(access, ids)) {
      if (mail.outcome !== 'found') continue;
      parseEmail(mail.raw);
      emails += 1;
    }
  });
  return { seconds: taken, emails };
}

async function linkBank(bench: { url: string }, person: BenchUser): Promise<void> {
  const token = await call<{ link_token: string; widget: { scriptUrl: string } }>(
    bench,
    person,
    'POST',
    '/plaid/create-link-token',
  );
  const control = new URL('/__control', token.widget.scriptUrl);
  const linked = await fetch(control, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ op: 'link', link_token: token.link_token }),
  });
  const { public_token: publicToken } = await jsonOf<{ public_token: string }>(linked);
  await call(
    bench,
    person,
    'POST',
    '/plaid/exchange-public-token',
    JSON.stringify({ public_token: publicToken }),
  );
  for (let tries = 0; tries < 200; tries += 1) {
    const { isImporting, totals } = await call<{ isImporting: boolean; totals: { accounts: number } }>(
      bench,
      person,
      'GET',
      '/dashboard',
    );
    if (!isImporting && totals.accounts > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the bank did not finish importing');
}

async function connectMail(bench: { url: string }, person: BenchUser): Promise<void> {
  const { authUrl } = await call<{ authUrl: string }>(bench, person, 'GET', '/gmail/auth');
  await fetch(await allow(authUrl), { headers: { cookie: person.cookie }, redirect: 'manual' });
}

/** Approves the consent screen and returns the redirect URL. */
async function allow(authUrl: string): Promise<string> {
  const consent = `${authUrl}&account=${encodeURIComponent(MAILBOX)}`;
  const form = await (await fetch(consent)).text();
  const fields = new URLSearchParams({ decision: 'allow' });
  for (const [, input = ''] of form.matchAll(/<input([^>]*)>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) fields.append(name, (/value="([^"]*)"/.exec(input)?.[1] ?? 'on').replaceAll('&amp;', '&'));
  }
  const action = new URL((/action="([^"]*)"/.exec(form)?.[1] ?? '').replaceAll('&amp;', '&'), consent);
  const allowed = await fetch(action, {
    method: 'POST',
    headers: { origin: action.origin },
    body: fields,
    redirect: 'manual',
  });
  return allowed.headers.get('location') ?? '';
}
