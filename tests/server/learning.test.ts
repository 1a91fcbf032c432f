import { beforeAll, describe, expect, it } from 'vitest';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();
let person: Person;

/** A shop with an unusual label for the amount paid ("Kiln sum"), next to a larger, misleading amount. */
async function bring(order: number, bowl: string, paid: string, other: string) {
  const text =
    `Thank you for your order\r\n\r\n` +
    `Bowl   $${bowl}\r\nLevy   $3.20\r\n` +
    `Kiln sum   $${paid}\r\nWorth to us   $999.40\r\n` +
    `Paid up   $${other}\r\nWith warm hands\r\nThe studio in the old mill\r\n`;
  await deliverEmail(product(), NOOR, {
    raw:
      `From: Juno <juno@studio.example>\r\n` +
      `Subject: From the kiln: your order ${order}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
  });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const { emails } = await person.call('listProcessedEmails', { query: { q: `order ${order}` } });
  return emails[0];
}

/** Requests a review of a receipt, regardless of its confidence; returns the item. */
async function askAbout(totalMinor: number): Promise<string> {
  await product().admin.query(
    `with asked as (update app.receipts set state = 'proposed' where user_id = $1 and total_minor = $2
      returning id, message_id),
          message as (update app.messages m set state = 'needs_review' from asked where m.user_id = $1
            and m.id = asked.message_id)
     insert into app.review_items (user_id, id, receipt_id, reason, confidence, state)
     select $1, gen_random_uuid(), id, 'asked by a test', 0.5, 'waiting' from asked
      where not exists (select from app.review_items v where v.user_id = $1 and v.receipt_id = asked.id
        and v.state = 'waiting')`,
    [person.userId, totalMinor],
  );
  const { items } = await person.call('listReviewItems');
  return items.find((item) => item.totalMinor === totalMinor)?.id ?? '';
}

describe('a correction', () => {
  beforeAll(async () => {
    person = await signUp(product());
    // The reader learns only from stored emails.
    await person.call('updateEvidence', { body: { isKept: true } });
    await connectGmail(person, NOOR);
    await waitUntilIdle(product(), person.userId);
  });

  it('applies to the next email of that layout, and is deleted when it is undone', async () => {
    expect((await bring(71, '40.00', '43.20', '53.20'))?.totalMinor).toBe(5320);
    const reviewItemId = await askAbout(5320);
    const decided = await person.call('decideReviewItem', {
      params: { reviewItemId },
      body: { decision: 'corrected', fields: { total: '43.20' } },
    });
    expect((await bring(72, '61.00', '64.20', '88.20'))?.totalMinor).toBe(6420);

    await undo(person, decided);
    expect((await bring(73, '50.00', '53.20', '77.20'))?.totalMinor).toBe(7720);
  });

  it('is private to its user and affects nobody else', async () => {
    await person.call('decideReviewItem', {
      params: { reviewItemId: await askAbout(7720) },
      body: { decision: 'corrected', fields: { total: '53.20' } },
    });
    const { rows } = await product().admin.query('select distinct user_id as id from app.reader_corrections');
    expect(rows).toEqual([{ id: person.userId }]);
  });
});
