import { expect, test } from 'vitest';
import { readPlainText } from '../page/visible-text.ts';
import { findOrderId } from './order-id.ts';

const find = (text: string, subject = '') =>
  findOrderId(subject, readPlainText(text, '1').lines)?.value ?? null;

test.each([
  ['Order #CB-10442 is confirmed', 'CB-10442'],
  ['Order # 8778-026704', '8778-026704'],
  ['Receipt #8kQz', '8kQz'],
  ['Order number\n112-9928311-2209118', '112-9928311-2209118'],
  ['Bestellnummer: HN-2026-00391', 'HN-2026-00391'],
  ['Commande n° 100048812 passée le 4 mars', '100048812'],
  ['Pedido nº 99120034', '99120034'],
  ['Potvrzení objednávky č. 2600551', '2600551'],
  ['ご注文番号:AB-20260311-0092', 'AB-20260311-0092'],
  ['Confirmation code: QK7T2M', 'QK7T2M'],
  ['Transaction ID    Date\n3PT11822XY904412A    Mar 6, 2026', '3PT11822XY904412A'],
  ['Tilauksesi MP-10448 on maksettu', 'MP-10448'],
  ['10928 numaralı siparişiniz onaylandı', '10928'],
  ['您的订单301882774019已支付成功', '301882774019'],
  ['Número de pedido:\n550 118 2', '550 118 2'],
  ['Session    VL-441-2207', 'VL-441-2207'],
  ['Rx 7720418', '7720418'],
  ['Compra #2000009 771820441', '2000009 771820441'],
  ['Order 4718820 20261014', '4718820'],
  ["Numéro d'abonné : 44188207", '44188207'],
  ['Numero abbonato: 771820', '771820'],
  ['Abo-Nummer 2210-88', '2210-88'],
  ['Check #83    Table 12', '83'],
  ['Invoice #412', '412'],
  ['Visit #3 of 12', null],
  ['Polizza casa    22-1184077', '22-1184077'],
  ['Numéro de contrat : HA-5520187', 'HA-5520187'],
  ['Versicherungsscheinnummer 77118204', '77118204'],
  ['0553  00062  91374     11/07/26 03:29 PM', '0553 00062 91374'],
  ['Contrato RM-558120, pagado el 12/10/2026', 'RM-558120'],
  ['F RX 1183047 COPAY    10.00\nTransaction ID    8452-12-4471', '8452-12-4471'],
])('finds the number in "%s"', (text, expected) => {
  expect(find(text)).toBe(expected);
});

test('the order number wins over invoice and transaction numbers', () => {
  expect(find('Transaction ID 99887766\nInvoice 5510\nOrder no. 7712')).toBe('7712');
});

test.each(['Order date 03/04/2026', 'Order total $12.50', 'Track your order today', 'Order by 2026'])(
  'finds no number in "%s"',
  (text) => {
    expect(find(text)).toBeNull();
  },
);

test('uses a number with a # in the subject if no label names one', () => {
  expect(find('Morning bun x 4', '#TD4471 is in the oven')).toBe('TD4471');
  expect(find('Order no. 7712', '#TD4471 is in the oven')).toBe('7712');
});
