import type { Figure } from './lib/measure.ts';
import { seconds } from './lib/measure.ts';
import { call, jsonOf, type Person, signUp, withProduct } from './lib/product.ts';

const TURN = 200;

/** Mail of the stand-in's mailbox: fetched, read, stored and joined to the linked bank's rows. */
export async function syncBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const person = await signUp(bench.url, 'reader');
    await linkBank(bench, person);
    await connectMail(bench, person);
    let read = 0;
    const taken = await seconds(async () => {
      read = (await call<{ emailsProcessed: number }>(bench, person, 'POST', '/gmail/sync-request'))
        .emailsProcessed;
    });
    return [
      {
        name: '200 mails fetched, read, joined, stored',
        value: (taken * TURN) / read,
        unit: 's',
        mark: 3,
        better: 'less',
      },
    ];
  });
}

async function linkBank(bench: { url: string }, person: Person): Promise<void> {
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

async function connectMail(bench: { url: string }, person: Person): Promise<void> {
  const { authUrl } = await call<{ authUrl: string }>(bench, person, 'GET', '/gmail/auth');
  const consent = `${authUrl}&account=${encodeURIComponent('jordan.ellis@sandbox.test')}`;
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
  await fetch(allowed.headers.get('location') ?? '', {
    headers: { cookie: person.cookie },
    redirect: 'manual',
  });
}
