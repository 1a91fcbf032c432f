import { expect, test } from 'vitest';
import { readPlainText } from '../page/visible-text.ts';
import { findRenewal } from './renewal.ts';

const read = (text: string) => {
  const found = findRenewal('', readPlainText(text, '1').lines, {
    isDayFirst: true,
    reference: '2026-03-10',
  });
  return [found.nextRenewal?.on ?? null, found.trialEnd?.on ?? null];
};

test.each([
  ['Your plan renews on April 10, 2026 for $9.99.', '2026-04-10', null],
  ['Next billing date: 10 April 2026', '2026-04-10', null],
  ['Nächste Abbuchung: 10. April 2026', '2026-04-10', null],
  ['次回更新日 2026年4月10日', '2026-04-10', null],
  ['Your free trial ends on March 24, 2026.', null, '2026-03-24'],
  ['Votre essai gratuit prend fin le 24 mars 2026.', null, '2026-03-24'],
  ['Se renueva el 10/04/2026', '2026-04-10', null],
  ['Próximo vencimento: 10/04/2026', '2026-04-10', null],
  ['Nästa dragning: 2026-04-10', '2026-04-10', null],
  ['续期日期:2026年4月10日', '2026-04-10', null],
  ['Sonraki yenileme: 10.04.2026', '2026-04-10', null],
  ['Za darmo do 10.04.2026', null, '2026-04-10'],
  ['无人配送到达日期:2026年4月10日', null, null],
  ['Your order arrives on March 24, 2026.', null, null],
  ['Domain renewal (04/10/2026 - 04/09/2027)', null, null],
  ['Renouvellement du domaine, 10/03/2026 - 10/03/2027', null, null],
  ['Verlängerung vom 10.04.2026 bis 09.04.2027', null, null],
  ['Payment 2 of 4 received. Next payment: April 10, 2026', null, null],
  ['Payment 03/10 received. Next payment: April 10, 2026', '2026-04-10', null],
  ['Your next automatic payment of $118.42 is scheduled for April 10, 2026.', '2026-04-10', null],
  ['Next recurring payment: April 10, 2026', '2026-04-10', null],
  ['Deine nächste automatische Zahlung erfolgt am 10. April 2026.', '2026-04-10', null],
  ['Volgende automatische incasso: 10-04-2026', '2026-04-10', null],
  ['Następna automatyczna płatność: 10.04.2026', '2026-04-10', null],
  ['Your plan renewed on March 1, 2026.', null, null],
])('%s', (text, renewal, trial) => {
  expect(read(text)).toEqual([renewal, trial]);
});
