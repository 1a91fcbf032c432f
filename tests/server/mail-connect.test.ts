import { describe, expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import { send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import {
  allEmails,
  connectGmail,
  consent,
  deliverEmail,
  followRedirect,
  mailCalls,
  NOOR,
  orderEmail,
  SAM,
} from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

const gmailOf = async (person: Person) => (await person.call('getSettings')).settings.connectedServices.gmail;

describe('connecting a mailbox', () => {
  it('requests read access only, with a new state and verifier each time', async () => {
    const person = await signUp(product());
    const urls = [await person.call('getGmailAuth'), await person.call('getGmailAuth')].map(
      ({ authUrl }) => new URL(authUrl),
    );
    for (const url of urls) {
      expect(url.searchParams.get('scope')).toBe('https://www.googleapis.com/auth/gmail.readonly');
      expect(url.searchParams.get('code_challenge_method')).toBe('S256');
      expect(url.searchParams.get('redirect_uri')).toBe(`${product().url}/api/v1/gmail/callback`);
      expect(url.searchParams.get('access_type')).toBe('offline');
    }
    for (const name of ['state', 'code_challenge'])
      expect(new Set(urls.map((url) => url.searchParams.get(name))).size).toBe(2);
  });

  it.each([
    ['settings', '/settings?tab=data-sources&gmail=connected', 'COMPLETED'],
    ['onboarding', '/onboarding?gmail=connected', undefined],
    ['email-ai', '/email-ai?gmail=connected', 'COMPLETED'],
  ] as const)(
    'redirects to %s, connected and syncing, except to onboarding',
    async (returnTo, page, synced) => {
      const person = await signUp(product());
      const { authUrl } = await person.call('getGmailAuth', { query: { returnTo } });
      expect(await followRedirect(await consent(authUrl, { mailbox: NOOR }), person.cookie)).toBe(page);
      expect(await gmailOf(person)).toMatchObject({
        connected: true,
        address: NOOR,
        status: 'healthy',
        isSandbox: true,
      });
      await waitUntilIdle(product(), person.userId);
      expect((await person.call('getGmailSync')).sync?.state).toBe(synced);
    },
  );

  it('a mailbox that is connected again is read at once', async () => {
    const person = await signUp(product());
    await connectGmail(person, NOOR);
    await person.call('requestGmailSync');
    await product().admin.query(`update app.mailboxes set status = 'needs_reauth' where user_id = $1`, [
      person.userId,
    ]);
    const before = (await allEmails(person)).length;
    await deliverEmail(
      product(),
      NOOR,
      orderEmail({ merchant: 'Larch', orderId: 'L-1', unitPriceMinor: 900 }),
    );
    const { authUrl } = await person.call('getGmailAuth');
    await followRedirect(await consent(authUrl, { mailbox: NOOR }), person.cookie);
    await waitUntilIdle(product(), person.userId);
    expect(await allEmails(person)).toHaveLength(before + 1);
  });

  it('stores the access encrypted; neither token nor verifier is stored in clear text', async () => {
    const person = await signUp(product());
    await connectGmail(person, NOOR);
    await person.call('getGmailAuth');
    const { rows } = await product().admin.query<{ text: string }>(
      `select encode(access_sealed, 'escape') as text from app.mailboxes union all
       select encode(verifier_sealed, 'escape') || encode(state_hash, 'escape') from sys.oauth_states`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toMatch(/1\/\/0/);
  });

  it('denied on the consent screen: explained, nothing stored', async () => {
    const person = await signUp(product());
    const { authUrl } = await person.call('getGmailAuth');
    const page = await followRedirect(
      await consent(authUrl, { mailbox: NOOR, decision: 'cancel' }),
      person.cookie,
    );
    expect(page).toBe('/settings?tab=data-sources&gmail=refused');
    expect((await gmailOf(person)).connected).toBe(false);
  });

  it('permission not granted: explained, nothing stored, and the partial grant revoked', async () => {
    const person = await signUp(product());
    const { authUrl } = await person.call('getGmailAuth');
    // Another permission is requested as well, so that the consent can be granted without email.
    const wide = new URL(authUrl);
    wide.searchParams.set('scope', `email ${wide.searchParams.get('scope')}`);
    await mailCalls(product(), '', true);
    const page = await followRedirect(await consent(wide.href, { mailbox: SAM, ticked: [] }), person.cookie);
    expect(page).toBe('/settings?tab=data-sources&gmail=permission_missing');
    expect((await gmailOf(person)).connected).toBe(false);
    expect((await mailCalls(product(), '/revoke')).map((call) => call.status)).toEqual([200]);
  });

  it('a state works once, even if it failed the first time', async () => {
    const person = await signUp(product());
    const { authUrl } = await person.call('getGmailAuth');
    const back = await consent(authUrl, { mailbox: NOOR });
    expect(await followRedirect(back, person.cookie)).toContain('gmail=connected');
    expect(await followRedirect(back, person.cookie)).toContain('gmail=expired');
    const second = await consent((await person.call('getGmailAuth')).authUrl, { mailbox: NOOR });
    second.searchParams.set('code', 'forged');
    expect(await followRedirect(second, person.cookie)).toContain('gmail=failed');
    expect(await followRedirect(second, person.cookie)).toContain('gmail=expired');
  });

  it('an expired, unknown or missing state connects nothing', async () => {
    const person = await signUp(product());
    const back = await consent((await person.call('getGmailAuth')).authUrl, { mailbox: NOOR });
    await product().admin.query(
      "update sys.oauth_states set expires_at = now() - interval '1 second' where user_id = $1",
      [person.userId],
    );
    expect(await followRedirect(back, person.cookie)).toContain('gmail=expired');
    for (const query of ['', '?state=forged&code=x', '?code=x', '?state=&code=', '?error=access_denied'])
      expect(await followRedirect(new URL(`${product().url}/api/v1/gmail/callback${query}`))).toContain(
        'gmail=expired',
      );
    expect((await gmailOf(person)).connected).toBe(false);
  });

  it('a code of one user does not work with another’s state', async () => {
    const [one, two] = [await signUp(product()), await signUp(product())];
    const mine = await consent((await one.call('getGmailAuth')).authUrl, { mailbox: NOOR });
    const theirs = await consent((await two.call('getGmailAuth')).authUrl, { mailbox: SAM });
    theirs.searchParams.set('code', mine.searchParams.get('code') ?? '');
    expect(await followRedirect(theirs, two.cookie)).toContain('gmail=failed');
    expect((await gmailOf(one)).connected).toBe(false);
    expect((await gmailOf(two)).connected).toBe(false);
  });

  it('never redirects the browser to another site', async () => {
    for (const query of [
      '?state=x&code=x&returnTo=https://evil.test',
      '?error=//evil.test',
      '?state=%0d%0alocation:%20https://evil.test',
    ])
      expect(await followRedirect(new URL(`${product().url}/api/v1/gmail/callback${query}`))).toMatch(
        /^\/settings\?/,
      );
    expect((await send(`${product().url}/api/v1/gmail/callback?state=${'x'.repeat(600)}`)).status).toBe(400);
  });

  it.each([
    ['the provider does not answer', { mode: 'cut' }],
    ['it answers a page', { mode: 'html' }],
    ['it answers an error', { mode: 'respond', status: 500 }],
  ])('%s: explained, and connecting again works', async (_name, fault) => {
    const person = await signUp(product());
    const back = await consent((await person.call('getGmailAuth')).authUrl, { mailbox: NOOR });
    await controlEmulator(product().googleUrl, { op: 'fail', path: '/token', times: 5, ...fault });
    expect(await followRedirect(back, person.cookie)).toContain('gmail=failed');
    await controlEmulator(product().googleUrl, { op: 'clearFaults' });
    await connectGmail(person, NOOR);
    expect((await gmailOf(person)).connected).toBe(true);
  });
});

describe('disconnecting a mailbox', () => {
  it('revokes the access at the provider, even if it fails at first, and deletes the messages', async () => {
    const person = await signUp(product());
    await connectGmail(person, SAM);
    await person.call('requestGmailSync');
    expect((await person.call('listProcessedEmails')).total).toBeGreaterThan(0);
    await mailCalls(product(), '', true);
    await controlEmulator(product().googleUrl, {
      op: 'fail',
      path: '/revoke',
      times: 2,
      mode: 'respond',
      status: 503,
    });
    await person.call('disconnectGmail');
    expect((await gmailOf(person)).connected).toBe(false);
    expect((await person.call('listProcessedEmails')).total).toBe(0);
    expect((await person.call('getEmailAi')).mailboxes).toEqual([]);
    await waitFor('the revocation', async () => {
      await product().admin.query(
        "update pgboss.job set start_after = now() where name = 'revoke' and state = 'retry'",
      );
      return (await mailCalls(product(), '/revoke')).some((call) => call.status === 200);
    });
    const { rows } = await product().admin.query('select 1 from app.receipts where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
    expectFailure(await person.ask('disconnectGmail'), 'NotFound');
    expectFailure(await person.ask('requestGmailSync'), 'NotFound');
  });
});
