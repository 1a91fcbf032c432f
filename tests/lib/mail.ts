import type { ResponseOf } from '#contract/endpoints/table.ts';
import { member, send } from './http.ts';
import type { Person } from './person.ts';
import { controlEmulator } from './servers/emulator-control.ts';
import type { TestProduct } from './servers/product.ts';
import { waitFor } from './wait-for.ts';

/** Mailboxes of the emulator: one with about two dozen emails, one empty, one with a year of email. */
export const SAM = 'sam.whitlock@sandbox.test';
export const NOOR = 'noor.haddad@sandbox.test';
export const JORDAN = 'jordan.ellis@sandbox.test';
const READ_ONLY = 'https://www.googleapis.com/auth/gmail.readonly';

export type Email = ResponseOf<'listProcessedEmails'>['emails'][number];

export interface ConsentChoice {
  readonly mailbox: string;
  readonly decision?: 'allow' | 'cancel';
  /** Checked permissions; reading email by default. */
  readonly ticked?: readonly string[];
}

/** Completes the consent screen and returns the redirect URL. */
export async function consent(authUrl: string, choice: ConsentChoice): Promise<URL> {
  const screenUrl = new URL(authUrl);
  screenUrl.searchParams.set('account', choice.mailbox);
  const { text } = await send(screenUrl.href);
  const field = (name: string): string =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
  const form = new URLSearchParams({
    request: field('request'),
    email: field('email'),
    decision: choice.decision ?? 'allow',
  });
  for (const scope of choice.ticked ?? [READ_ONLY]) form.append('scope', scope);
  const answer = await send(new URL('/o/oauth2/v2/consent', authUrl).href, { method: 'POST', body: form });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

/** Follows the redirect into the product and returns the page it leads to. */
export async function followRedirect(back: URL, cookie?: string): Promise<string> {
  const answer = await send(back.href, cookie === undefined ? {} : { headers: { cookie } });
  if (answer.status !== 302) throw new Error(`the way back answered ${answer.status}: ${answer.text}`);
  return answer.headers.get('location') ?? '';
}

/** Connects a mailbox of the emulator as onboarding does, which starts no sync. */
export async function connectGmail(person: Person, mailbox: string): Promise<void> {
  const { authUrl } = await person.call('getGmailAuth', { query: { returnTo: 'onboarding' } });
  const page = await followRedirect(await consent(authUrl, { mailbox }), person.cookie);
  if (!page.endsWith('gmail=connected')) throw new Error(`connecting ended at ${page}`);
}

/** Delivers email to a mailbox of the emulator and returns the provider's IDs. */
export async function deliverEmail(
  product: TestProduct,
  mailbox: string,
  mail: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const done = await controlEmulator(product.googleUrl, { op: 'deliver', mailbox, ...mail });
  const messages = member(done, 'messages');
  return (Array.isArray(messages) ? messages : []).map((message) => String(member(message, 'id')));
}

/** Calls the email emulator received since its list was last cleared. */
export async function mailCalls(
  product: TestProduct,
  path: string,
  clear = false,
): Promise<readonly { readonly path: string; readonly query: string; readonly status: number }[]> {
  const calls = member(await controlEmulator(product.googleUrl, { op: 'calls', path, clear }), 'calls');
  return (Array.isArray(calls) ? calls : []).map((call) => ({
    path: String(member(call, 'path')),
    query: String(member(call, 'query')),
    status: Number(member(call, 'status')),
  }));
}

/** Number of bodies requested from the email emulator since its list was last cleared. */
export async function bodiesFetched(product: TestProduct, clear = false): Promise<number> {
  const calls = await mailCalls(product, '/gmail/v1/users/me/messages/', clear);
  return calls.filter((call) => call.query.includes('format=raw')).length;
}

/** All checked messages. */
export async function allEmails(person: Person): Promise<Email[]> {
  const emails: Email[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await person.call('listProcessedEmails', {
      query: { limit: 200, ...(cursor === undefined ? {} : { cursor }) },
    });
    emails.push(...page.emails);
    if (page.nextCursor === null) return emails;
    cursor = page.nextCursor;
  }
}

/** A receipt that every part of the product parses: shop, items, total, order number. */
export function orderEmail(order: {
  readonly merchant: string;
  readonly orderId: string;
  readonly unitPriceMinor: number;
  readonly item?: string;
  readonly cardMask?: string;
  /** Additional lines. */
  readonly more?: readonly { readonly name: string; readonly unitPriceMinor: number }[];
}): Record<string, unknown> {
  const { merchant, orderId, unitPriceMinor, item = 'Ginger tea', cardMask = '4417', more = [] } = order;
  const domain = `${merchant.toLowerCase().replace(/\W/g, '')}.test`;
  return {
    template: 'shopify',
    fields: { merchant, domain, orderId, cardMask, items: [{ name: item, unitPriceMinor }, ...more] },
  };
}

/** Starts a sync of three months of the household's mailbox: enough for several turns. */
export async function startMailSync(person: Person): Promise<void> {
  await connectGmail(person, JORDAN);
  const { mailboxes } = await person.call('getEmailAi');
  const params = { mailboxId: mailboxes[0]?.id ?? '' };
  await person.call('updateMailbox', { params, body: { isPaused: true, readRange: '3_months' } });
  await person.call('updateMailbox', { params, body: { isPaused: false } });
  const hasBegun = async () => (await person.call('getGmailSync')).sync !== null;
  await waitFor('the mail sync to begin', hasBegun, 60_000);
}
