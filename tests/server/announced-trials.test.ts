import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { linkAndImport, syncNow } from '../lib/bank.ts';
import { send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const today = new Date().toISOString().slice(0, 10);
const begunOn = addDays(today, -4);
const endsOn = addDays(today, 10);

const SPOKEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const TRIAL = [
  'From: Heron Cloud <billing@heroncloud.test>',
  'To: someone@example.test',
  'Subject: Your free trial of Heron Cloud has started',
  `Date: ${new Date(`${begunOn}T12:00:00Z`).toUTCString()}`,
  'Message-ID: <trial-1@heroncloud.test>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  `Your free trial starts today and ends on ${SPOKEN.format(new Date(`${endsOn}T12:00:00Z`))}.`,
  'Due today: $0.00. After the trial you will be charged $14.95 per month until you cancel.',
  'Order ID: HC-204418',
  '',
].join('\r\n');

/** The trial in every place that shows it: alert, list of subscriptions, calendar, and dashboard. */
async function noticesOf(person: Person) {
  await waitUntilIdle(product(), person.userId);
  const { findings } = await person.call('listFindings');
  const { subscriptions, announced } = await person.call('listSubscriptions');
  const { attention } = await person.call('getDashboard');
  const [alert] = findings.filter(({ kind }) => kind === 'trial_ends');
  const [plan] = announced;
  return {
    alert: alert && [alert.merchant, alert.on],
    // The screen's list and its calendar both use this response.
    listed: plan && [plan.name, plan.on, plan.findingId === alert?.id],
    onDashboard: attention.some(({ findingId }) => findingId === alert?.id),
    streams: subscriptions.filter(({ name }) => name === 'Heron Cloud').length,
  };
}

const TOLD = {
  alert: ['Heron Cloud', endsOn],
  listed: ['Heron Cloud', endsOn, true],
  onDashboard: true,
  streams: 0,
};

it('a trial announced by email appears in alerts, list and dashboard, without a bank', async () => {
  const person = await signUp(product());
  const answer = await send(`${product().url}/api/v1/mailboxes/uploads?fileName=trial.eml`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/octet-stream' },
    body: TRIAL,
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await noticesOf(person)).toEqual(TOLD);
});

it('a trial in a sandbox mailbox is announced, too, while nothing else is connected', async () => {
  const person = await signUp(product());
  await connectGmail(person, NOOR);
  await deliverEmail(product(), NOOR, { at: `${begunOn}T12:00:00Z`, raw: TRIAL });
  await person.call('requestGmailSync');
  expect(await noticesOf(person)).toEqual(TOLD);
});

it('with a card verification charge, the stream shows the trial and its end date', async () => {
  const person = await signUp(product());
  const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await bank.order({
    ...{ op: 'add', account: 'hsa', on: begunOn, silent: true, id: 'verified', amountMinor: -100 },
    description: 'HERON CLOUD',
  });
  await syncNow(product(), person, bank.itemId);
  await connectGmail(person, NOOR);
  await deliverEmail(product(), NOOR, { at: `${begunOn}T12:00:00Z`, raw: TRIAL });
  await person.call('requestGmailSync');
  expect(await noticesOf(person)).toMatchObject({ alert: TOLD.alert, listed: undefined, onDashboard: true });
  const { subscriptions } = await person.call('listSubscriptions');
  expect(subscriptions.find(({ name }) => name === 'Heron Cloud')).toMatchObject({
    ...{ class: 'subscription', status: 'trial', trialEndsOn: endsOn },
  });
});
