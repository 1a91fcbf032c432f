import { expect, test } from 'vitest';
import { brandRelation } from './known-brand.ts';

test('a platform that charges under its own name is a brand like any other on its own receipts', () => {
  expect(brandRelation('Instacart', 'H&M 0322 MIAMI FL')).toBe('unrelated');
  expect(brandRelation('DoorDash', 'DD *DOORDASH CHIPOTLE')).not.toBe('unrelated');
  expect(brandRelation('Booking.com', 'HILTON HOTELS CHICAGO IL')).toBe('unknown');
});

test('a marketplace of small shops does not charge for another known brand', () => {
  expect(brandRelation('Walmart', 'EBAY O*36-40411-28941 SAN JOSE CA')).toBe('unrelated');
  expect(brandRelation('Barnes & Noble', 'PAYPAL *EBAY US')).toBe('unrelated');
  expect(brandRelation('Chipotle', 'DOORDASH INC SAN FRANCISCO CA')).toBe('related');
  expect(brandRelation('Mill Creek Bakery', 'ETSY.COM - MULTIPLE SHOPS')).toBe('unknown');
});

test('one brand stays one behind a wallet', () => {
  expect(brandRelation('eBay', 'PAYPAL *EBAY US')).toBe('same');
});
