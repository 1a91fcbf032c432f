import { expect, test } from 'vitest';
import { findForwardedHeader } from './forwarded-header.ts';
import { readPlainText } from './visible-text.ts';

const find = (text: string) => findForwardedHeader(readPlainText(text, '1').lines);

test('reads sender, date and subject of a forwarded header', () => {
  const head = find(
    'fyi\n\nFrom: Shop <a@shop.example>\nDate: Wed, Jan 28, 2026 at 4:12 PM\nSubject: Your order\nTo: me\n\nTotal $5',
  );
  expect(head).toMatchObject({ from: { name: 'Shop' }, subject: 'Your order' });
  expect(head?.bodyStart).toBe(5);
});

test('reads a forwarded header in another language', () => {
  const head = find(
    'Von: Laden <a@laden.example>\nGesendet: Sonntag, 30. August 2026 19:12\nAn: ich\nBetreff: Ihre Buchung\n\nhallo',
  );
  expect(head).toMatchObject({ from: { name: 'Laden' }, subject: 'Ihre Buchung' });
});

test('finds no forwarded header in a plain email', () => {
  expect(find('From now on you save.\nDate of purchase: today')).toBeNull();
});
