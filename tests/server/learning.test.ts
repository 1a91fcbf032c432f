import { beforeAll, describe, expect, it } from 'vitest';
import { quiet } from '../lib/jobs.ts';
import { connectGmail, deliver, NOOR } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/product.ts';

const product = runProduct();
let person: Person;

/** A shop with words of its own for what was paid ("Kiln sum"), beside a larger amount that looks like it. */
async function bring(order: number, bowl: string, paid: string, other: string) {
  const text = `Thank you for your order\r\n\r\nBowl   $${bowl}\r\nLevy   $3.20\r\nKiln sum   $${paid}\r\nWorth to us   $999.40\r\nPaid up   $${other}\r\nWith warm hands\r\nThe studio in the old mill\r\n`;
  await deliver(product(), NOOR, {
    raw: `From: Juno <juno@studio.example>\r\nSubject: From the kiln: your order ${order}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
  });
  await person.call('requestGmailSync');
  await quiet(product(), person.userId);
  const { emails } = await person.call('listProcessedEmails', { query: { q: `order ${order}` } });
  return emails[0];
}
const itemOf = async (totalMinor: number) =>
  (await person.call('listReviewItems')).items.find((item) => item.totalMinor === totalMinor)?.id ?? '';

describe('a correction', () => {
  beforeAll(async () => {
    person = await signUp(product());
    await connectGmail(person, NOOR);
    await quiet(product(), person.userId);
  });

  it('is remembered for the next mail of that layout, and forgotten when it is taken back', async () => {
    expect(await bring(71, '40.00', '43.20', '53.20')).toMatchObject({
      state: 'needs_review',
      totalMinor: 5320,
    });
    const reviewItemId = await itemOf(5320);
    await person.call('decideReviewItem', {
      params: { reviewItemId },
      body: { decision: 'corrected', fields: { total: '43.20' } },
    });
    expect((await bring(72, '61.00', '64.20', '88.20'))?.totalMinor).toBe(6420);

    await person.call('undoReviewDecision', { params: { reviewItemId } });
    expect((await bring(73, '50.00', '53.20', '77.20'))?.totalMinor).toBe(7720);
  });

  it('is another person’s business: it changes nothing for anybody else', async () => {
    await person.call('decideReviewItem', {
      params: { reviewItemId: await itemOf(7720) },
      body: { decision: 'corrected', fields: { total: '53.20' } },
    });
    const { rows } = await product().admin.query('select distinct user_id as id from app.mail_lessons');
    expect(rows).toEqual([{ id: person.userId }]);
  });
});
