import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHeaders, readHeaderFacts } from '#readers/receipt/header-gate.ts';
import { loadTrainingEmails } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from './golden-emails.ts';

const advertisement = (from: string, subject: string) =>
  checkHeaders(
    readHeaderFacts(Buffer.from(`From: ${from}\r\nSubject: ${subject}\r\nList-Unsubscribe: <x>\r\n\r\n`)),
  );

describe('the gate that decides by headers whether a body is fetched', () => {
  it('reads every golden email that is a receipt, even if each were sent through a mailing list', () => {
    const receipts = [...loadCases(), ...loadTrainingEmails()].filter(
      ({ labels }) => !labels.kinds.includes('other'),
    );
    expect(receipts.length).toBeGreaterThan(200);
    const lost = receipts.filter((golden) => {
      const facts = readHeaderFacts(renderEmail(golden));
      return !checkHeaders({ ...facts, isBulk: true }).read;
    });
    expect(lost.map((golden) => golden.name)).toEqual([]);
  });

  it.each([
    ['Target <news@e.target.com>', 'Weekend doorbusters: up to 60% off'],
    ['Juniper <hello@juniper.com>', 'Ends tonight: 20% off everything'],
    ['Mode <newsletter@mode.fr>', 'Derniers jours : -40% sur toute la gamme'],
    ['The Digest <digest@paper.com>', 'Five things to read this weekend'],
  ])('skips an advertisement: %s, %s', (from, subject) => {
    expect(advertisement(from, subject)).toMatchObject({
      read: false,
      reason: expect.stringMatching(/^\["email(?:Promotion|Newsletter)"\]$/),
    });
  });

  it.each([
    ['a shop that sends receipts from its newsletter', 'news@shop.com', 'Your order #1042 is confirmed'],
    ['an amount', 'offers@shop.com', 'You spent $12.40 with us'],
    ['an order number', 'marketing@shop.com', 'AB-20931'],
    ['a forward', 'digest@shop.com', 'Fwd: 20% off'],
    ['no subject', 'news@shop.com', ''],
    ['words it does not know', 'hello@shop.com', 'A note from us'],
  ])('reads %s', (_what, from, subject) => {
    expect(advertisement(from, subject)).toEqual({ read: true });
  });

  it('reads emails that are not bulk email, and never fails on any bytes', () => {
    const facts = readHeaderFacts(Buffer.from('From: news@shop.com\r\nSubject: 50% off\r\n\r\n'));
    expect(checkHeaders(facts)).toEqual({ read: true });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(typeof checkHeaders(readHeaderFacts(bytes)).read).toBe('boolean');
      }),
    );
  });
});
