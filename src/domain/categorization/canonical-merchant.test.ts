import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalMerchant, canonicalVersion } from './canonical-merchant.ts';
import { cleanDescriptor, merchantKey } from './clean-descriptor.ts';

it('returns one name for the spellings of a bank transaction, an aggregator and a receipt', () => {
  const sides: readonly (readonly [name: string, bank: string, messages: readonly string[]])[] = [
    [
      'Amazon',
      'AMZN Mktp US*2K4RT81Z0',
      ['Amazon.com', 'AMAZON.COM SERVICES LLC', 'Amazon Marketplace', 'Amazon.co.uk', 'Amazon EU S.à r.l.'],
    ],
    [
      'Uber',
      'UBER *TRIP HELP.UBER.COM',
      ['Uber', 'Uber Technologies', 'Uber Technologies, Inc.', 'uber.com'],
    ],
    ['Apple', 'APPLE.COM/BILL 866-712-7753 CA', ['Apple', 'Apple Services', 'Apple Store', 'Apple Inc.']],
    ['Netflix', 'NETFLIX.COM LOS GATOS', ['Netflix', 'Netflix International B.V.', 'NETFLIX, INC.']],
    ['Verizon', 'VZWRLSS*APOCC VISB', ['Verizon', 'Verizon Wireless']],
    ['Blue Heron Bistro', 'SQ *BLUE HERON BISTRO', ['BLUE HERON BISTRO', 'Blue Heron Bistro, LLC']],
    ['Thriftnook', 'THRIFTNOOK.COM', ['thriftnook.com', 'Thriftnook', 'www.thriftnook.com']],
  ];
  for (const [name, bank, messages] of sides) {
    expect(canonicalMerchant(cleanDescriptor(bank).merchant)).toBe(name);
    for (const mail of messages) expect(canonicalMerchant(mail), mail).toBe(name);
    expect(new Set([bank, ...messages].map(merchantKey)), name).toEqual(new Set([merchantKey(name)]));
  }
});

it('keeps names separate that people tell apart', () => {
  const apart = [
    ...[
      'Uber Eats',
      'Amazon Prime',
      'Amazon Web Services',
      'Walmart+',
      'PGE',
      'PG&E',
      'Guardian',
      'The Guardian',
    ],
    ...['Apple Valley Dental', 'Target Optical', 'Hotel Berlin Mitte', 'Thai Basil via DoorDash'],
    ...['The Honest Company', 'Urban Company', 'Happy Nails & Spa', 'Texas.gov', 'Booking.com'],
  ];
  for (const name of apart) expect(canonicalMerchant(name)).toBe(name);
});

it('is idempotent and never loses a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const once = canonicalMerchant(name);
      expect(canonicalMerchant(once)).toBe(once);
      if (/\p{L}{3}/u.test(name)) expect(once).not.toBe('');
    }),
  );
});

it('has a version that covers its data', () => {
  expect(canonicalVersion()).toMatch(/^4\.[a-z0-9]{4,8}$/);
});
