import { beforeAll, describe, expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { listSyncSteps, openScreen } from '../lib/live-events.ts';
import { allEmails, bodiesFetched, connectGmail, deliverEmail, NOOR, orderEmail, SAM } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const OPENING = [
  'Setting up Gmail services',
  'Checking Gmail connection',
  'Getting access token',
  'Initializing email processing service',
];
const CLOSING = 'Gmail sync completed';

/** The ten messages for a mailbox of this size. */
function tenSteps(total: number): string[] {
  const counts = [1, 0.25, 0.5, 0.75, 1].map((share, index) =>
    index === 0 ? 1 : Math.max(1, Math.ceil(share * total)),
  );
  return [...OPENING, ...counts.map((count) => `Processing emails (${count}/${total})`), CLOSING];
}

const messagesRead = (clear = false) => bodiesFetched(product(), clear);

describe('reading a mailbox', () => {
  let person: Person;

  beforeAll(async () => {
    person = await signUp(product());
    await connectGmail(person, SAM);
  });

  it('without a sync there is no run, and syncing without a mailbox explains what to do', async () => {
    expect((await person.call('getGmailSync')).sync).toBeNull();
    const other = await signUp(product());
    const answer = await other.ask('requestGmailSync');
    expectFailure(answer, 'NotFound');
    expect(member(answer.json, 'message')).toBe('Connect Gmail first.');
  });

  it('checks every message once and gives each a state and a reason; all counts agree', async () => {
    const counts = await person.call('requestGmailSync');
    const emails = await allEmails(person);
    const total = emails.length;
    expect(total).toBeGreaterThan(20);
    expect(counts.emailsProcessed).toBe(total);
    expect(new Set(emails.map((email) => email.id)).size).toBe(total);
    for (const email of emails) {
      expect(email.state, email.subject).not.toBe('new');
      expect(email.reason, email.subject).not.toBe('');
      expect(email.bytesSent).toBe(0);
      expect(email.isSandbox).toBe(true);
    }
    const list = await person.call('listProcessedEmails');
    expect(list.total).toBe(total);
    expect(Object.values(list.counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const [state, count] of Object.entries(list.counts))
      expect(
        emails.filter((email) => email.state === state),
        state,
      ).toHaveLength(count);
    const purchases = emails.filter((email) => email.kind === 'purchase' || email.kind === 'subscription');
    expect(counts.purchasesFound).toBe(purchases.length);
    const overview = await person.call('getEmailAi');
    expect(overview.counts).toEqual(list.counts);
    expect(Object.values(overview.kinds).reduce((sum, count) => sum + count, 0)).toBe(
      emails.filter((email) => email.kind !== null).length,
    );
    expect(overview.waitingForReview).toBe(list.counts.needs_review);
    expect(overview.bytesSent).toBe(0);
  });

  it('the finished run is shown after a reload', async () => {
    const { sync } = await person.call('getGmailSync');
    const total = (await allEmails(person)).length;
    expect(sync).toMatchObject({
      state: 'COMPLETED',
      step: 10,
      percent: 100,
      message: CLOSING,
      read: total,
      total,
      error: null,
    });
    expect((await person.call('getSettings')).settings.connectedServices.gmail.lastSyncedAt).not.toBeNull();
  });

  it('a second sync reads nothing and goes straight to the last step', async () => {
    await messagesRead(true);
    const screen = await openScreen(product(), person);
    await waitFor('the stream', async () => screen.events.length > 0);
    const known = screen.events.length;
    expect(await person.call('requestGmailSync')).toEqual({
      emailsProcessed: 0,
      purchasesFound: 0,
      transactionsCreated: 0,
    });
    await waitFor('the end on screen', async () =>
      screen.events.slice(known).some(({ data }) => member(data, 'state') === 'COMPLETED'),
    );
    screen.close();
    expect(await messagesRead()).toBe(0);
    const steps = listSyncSteps(screen.events.slice(known));
    expect(steps.filter((step) => step.message.startsWith('Processing'))).toEqual([]);
    expect(steps.at(-1)).toMatchObject({ message: CLOSING, percent: 100, state: 'COMPLETED' });
  });

  it('reads only new email', async () => {
    await messagesRead(true);
    await deliverEmail(product(), SAM, {
      ...orderEmail({ merchant: 'Hazel Market', orderId: 'HZ-204418', unitPriceMinor: 1875 }),
      count: 1,
    });
    const counts = await person.call('requestGmailSync');
    expect(counts).toMatchObject({ emailsProcessed: 1, purchasesFound: 1 });
    expect(await messagesRead()).toBe(1);
    const [newest] = await allEmails(person);
    expect(newest).toMatchObject({
      merchant: 'Hazel Market',
      totalMinor: 1875,
      currency: 'USD',
      kind: 'purchase',
    });
  });

  it.each(['SPAM', 'TRASH'])('new email in %s is not read until it is moved out', async (label) => {
    await messagesRead(true);
    const merchant = `Rowan ${label} Supply`;
    const [id] = await deliverEmail(product(), SAM, {
      ...orderEmail({ merchant, orderId: `${label}-90211`, unitPriceMinor: 2_150 }),
      labelIds: [label, 'UNREAD'],
    });
    expect((await person.call('requestGmailSync')).emailsProcessed).toBe(0);
    expect(await messagesRead()).toBe(0);
    await controlEmulator(product().googleUrl, {
      ...{ op: 'modify', mailbox: SAM, id, removeLabelIds: [label] },
    });
    expect(await person.call('requestGmailSync')).toMatchObject({ emailsProcessed: 1, purchasesFound: 1 });
    expect((await allEmails(person))[0]).toMatchObject({ merchant });
  });

  it('a repeated order gives one receipt', async () => {
    await deliverEmail(
      product(),
      SAM,
      orderEmail({ merchant: 'Hazel Market', orderId: 'HZ-204418', unitPriceMinor: 1875 }),
    );
    await person.call('requestGmailSync');
    const { rows } = await product().admin.query(
      "select state from app.receipts where user_id = $1 and order_id = 'HZ-204418' order by state",
      [person.userId],
    );
    expect(rows).toEqual([{ state: 'accepted' }, { state: 'merged' }]);
  });

  it('an expired cursor: everything is listed again, only new email is read, nothing is duplicated', async () => {
    const before = await allEmails(person);
    await controlEmulator(product().googleUrl, { op: 'expireHistory', mailbox: SAM });
    await deliverEmail(
      product(),
      SAM,
      orderEmail({ merchant: 'Alder Books', orderId: 'AB-310772', unitPriceMinor: 950 }),
    );
    await messagesRead(true);
    expect((await person.call('requestGmailSync')).emailsProcessed).toBe(1);
    expect(await messagesRead()).toBe(1);
    const after = await allEmails(person);
    expect(after.slice(1)).toEqual(before);
  });

  it('an expired access token is renewed transparently', async () => {
    await controlEmulator(product().googleUrl, { op: 'expireAccessTokens' });
    await deliverEmail(
      product(),
      SAM,
      orderEmail({ merchant: 'Birch Cafe', orderId: 'BC-551203', unitPriceMinor: 450 }),
    );
    expect((await person.call('requestGmailSync')).emailsProcessed).toBe(1);
  });
});

describe('the progress steps', () => {
  it('are the ten of the specification, in order, never ahead of the real progress', async () => {
    const person = await signUp(product());
    await deliverEmail(product(), NOOR, {
      ...orderEmail({ merchant: 'Larch Tools', orderId: 'LT', unitPriceMinor: 600 }),
      count: 120,
    });
    await connectGmail(person, NOOR);
    const screen = await openScreen(product(), person);
    await controlEmulator(product().googleUrl, {
      op: 'fail',
      path: '/gmail/v1/users/me/messages/',
      mode: 'delay',
      delayMs: 40,
      times: 120,
    });
    const counts = await person.call('requestGmailSync');
    expect(counts.emailsProcessed).toBe(120);
    await waitFor('the end on screen', async () =>
      screen.events.some(({ data }) => member(data, 'state') === 'COMPLETED'),
    );
    screen.close();
    await controlEmulator(product().googleUrl, { op: 'clearFaults' });
    const expected = tenSteps(120);
    const steps = listSyncSteps(screen.events);
    const places = steps.map((step) => expected.indexOf(step.message));
    expect(places, steps.map((step) => step.message).join(' | ')).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(steps.map((step) => step.message)).toEqual(expect.arrayContaining(expected.slice(4)));
    for (const step of steps) {
      expect(step.percent).toBe((expected.indexOf(step.message) + 1) * 10);
      const shown = Number(/\((\d+)\//.exec(step.message)?.[1] ?? 0);
      expect(step.read, step.message).toBeGreaterThanOrEqual(shown);
    }
    expect(steps.at(-1)).toMatchObject({ message: CLOSING, state: 'COMPLETED' });
  });

  it('a client that does not wait gets the run at once and can follow it to its end', async () => {
    const person = await signUp(product());
    await connectGmail(person, SAM);
    await controlEmulator(product().googleUrl, {
      op: 'fail',
      path: '/gmail/v1/users/me/messages',
      mode: 'delay',
      delayMs: 500,
    });
    const answer = await send(`${product().url}/api/v1/gmail/sync-request`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await person.token()}`, prefer: 'wait=0' },
    });
    expect(answer.status).toBe(202);
    expect(member(answer.json, 'data')).toEqual({
      emailsProcessed: 0,
      purchasesFound: 0,
      transactionsCreated: 0,
      runId: expect.stringMatching(/^syn_/),
    });
    const ended = await waitFor('the run to end', async () => {
      const { sync } = await person.call('getGmailSync');
      return sync?.state === 'COMPLETED' ? sync : null;
    });
    expect(ended.runId).toBe(member(answer.json, 'data', 'runId'));
    expect(ended.emailsProcessed).toBe((await allEmails(person)).length);
  });
});
