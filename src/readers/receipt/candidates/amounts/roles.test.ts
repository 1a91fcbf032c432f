import { expect, test } from 'vitest';
import { roleOfLabel } from './label-roles.ts';

test.each([
  ['grand total', 'total'],
  ['order total (incl. vat)', 'total'],
  ['gesamtpreis inkl. mwst.', 'total'],
  ['summe vor mwst.', 'subtotal'],
  ['total before tax', 'subtotal'],
  ['total excl. vat', 'subtotal'],
  ['subtotal (excl. sales tax):', 'subtotal'],
  ['zwischensumme exkl. mwst.', 'subtotal'],
  ['sous-total hors tva', 'subtotal'],
  ['subtotale iva esclusa', 'subtotal'],
  ['versand zzgl. mwst.', 'shipping'],
  ['dont tva 20 %', 'tax'],
  ['vat included', 'tax'],
  ['shipping discount', 'discount'],
  ['total savings', 'saved'],
  ['gift card balance', 'unrelated'],
  ['free shipping on orders over', 'unrelated'],
  ['item tax refund', 'tax'],
  ['amount refunded', 'refund'],
  ['payment 1 of 4 - paid today', 'total'],
  ['balance due', 'due'],
  ['送料', 'shipping'],
  ['お支払い金額', 'total'],
  ['geincasseerd', 'total'],
  ['trukket med avtalegiro', 'total'],
  ['已自动支付', 'total'],
  ['fee paid', 'total'],
  ['fuel total before savings', 'subtotal'],
  ['entschadigung 25 %', 'refund'],
  ['払戻額:', 'refund'],
  ['払戻手数料:', 'fee'],
  ['税额', 'tax'],
  ['gst included in the total', 'tax'],
  ['auszahlungsbetrag inkl. 9,32 € mwst.', 'refund'],
  ['inkl. 19 % mwst.', 'tax'],
  ['entrada', 'total'],
  ['caparra addebitata il 02/03/2026 (30%)', 'total'],
  ["saldo da versare all'arrivo", 'due'],
])('"%s" names a %s', (label, role) => {
  expect(roleOfLabel(label)?.role).toBe(role);
});

test.each(['entrada general 2d x 2', 'revisao dos 60.000 km', 'tax-free childcare'])(
  '"%s" names an item',
  (label) => {
    expect(roleOfLabel(label)).toBeNull();
  },
);

test('a shipping word inside a name is only weak evidence', () => {
  expect(roleOfLabel('il porto sommerso')?.strength).toBe(1);
});
