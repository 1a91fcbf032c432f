import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { linkAndImport, syncNow } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();

/** Noon of this many days ago. */
const ago = (days: number) => `${addDays(new Date().toISOString().slice(0, 10), -days)}T12:00:00Z`;
const dayOf = (at: string) => at.slice(0, 10);
const RETURNED_AT = ago(6);

const RETURN = [
  'From: Quiet Fern Pottery <orders@quietfernpottery.test>',
  `Date: ${new Date(RETURNED_AT).toUTCString()}`,
  'Subject: Your return label for order QF-440012',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Print the label and drop the parcel off.',
  'Order number: QF-440012',
  'Once we receive your return, we will refund $40.00 to your card within 14 days.',
].join('\r\n');

it('findings are shown with their evidence, can be dismissed and restored, and are private to their user', async () => {
  const person = await signUp(product());
  expect((await person.call('listFindings')).findings).toEqual([]);
  const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await connectGmail(person, NOOR);
  const order = {
    merchant: 'Quiet Fern Pottery',
    orderId: 'QF-440012',
    unitPriceMinor: 7_318,
    cardMask: '3390',
  };
  await deliverEmail(product(), NOOR, { at: ago(12), ...orderEmail(order) });
  await deliverEmail(product(), NOOR, { at: RETURNED_AT, raw: RETURN });
  for (const on of [dayOf(ago(11)), dayOf(ago(9))])
    await bank.order({
      ...{ op: 'add', account: 'hsa', on, silent: true, id: on, amountMinor: -7_318 },
      description: 'QUIET FERN POTTERY',
    });
  await syncNow(product(), person, bank.itemId);
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);

  const { findings } = await person.call('listFindings');
  const twice = findings.find((finding) => finding.kind === 'charged_twice');
  expect(twice).toMatchObject({
    title: 'Quiet Fern Pottery may have charged twice',
    amountMinor: 7_318,
    receipts: [{ orderId: 'QF-440012', totalMinor: 7_318 }],
    transactions: [{ amountMinor: -7_318 }, { amountMinor: -7_318 }],
  });
  const listed = async () =>
    (await person.call('getDashboard')).attention.map((item) => item.findingId).filter((id) => id !== null);
  expect(await listed()).toContain(twice?.id);

  const params = { findingId: twice?.id ?? '' };
  const dismissal = await person.call('dismissFinding', { params });
  await bank.change({ op: 'add', account: 'hsa', amountMinor: -6, description: 'NUDGE AGAIN' });
  expect(await listed()).not.toContain(twice?.id);
  const dismissed = await person.call('listFindings', { query: { state: 'dismissed' } });
  expect(dismissed.findings).toMatchObject([{ id: twice?.id, dismissalEventId: dismissal.eventId }]);
  expect(await person.call('dismissFinding', { params })).toMatchObject({ eventId: null });
  await undo(person, dismissal);
  expect(await listed()).toContain(twice?.id);

  // A refund promise belongs to its order until the money arrives.
  const promised = async () =>
    (await person.call('listFindings')).findings.filter((finding) => finding.kind === 'refund_expected');
  expect(await promised()).toMatchObject([
    {
      title: 'Refund expected from Quiet Fern Pottery',
      ...{ amountMinor: 4_000, on: addDays(dayOf(RETURNED_AT), 14) },
      receipts: [{ orderId: 'QF-440012' }],
      messages: [{ subject: 'Your return label for order QF-440012' }],
    },
  ]);
  await bank.order({
    ...{ op: 'add', account: 'hsa', on: dayOf(ago(2)), silent: true, id: 'back', amountMinor: 4_000 },
    description: 'QUIET FERN POTTERY',
  });
  await syncNow(product(), person, bank.itemId);
  await waitUntilIdle(product(), person.userId);
  expect(await promised()).toEqual([]);

  const other = await signUp(product());
  expect((await other.call('listFindings')).findings).toEqual([]);
  expectFailure(await other.ask('dismissFinding', { params }), 'NotFound');
  expectFailure(await other.ask('undoEvent', undoOf(dismissal)), 'NotFound');
});
