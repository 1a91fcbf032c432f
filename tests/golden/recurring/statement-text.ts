import { CITIES } from './merchants.ts';
import type { Dice } from './random.ts';

export const STYLES = ['card', 'wells', 'ach', 'sepa', 'uk', 'square'] as const;
export type Style = (typeof STYLES)[number];

/** Formats a merchant's text in the style of a bank; references and places differ per charge. */
export function statementText(raw: string, style: Style, on: string, dice: Dice): string {
  const filled = raw.replace(/#/g, () => dice.digits(4));
  const [year = '', month = '', day = ''] = on.split('-');
  const city = dice.chance(0.9) ? CITIES[raw.length % CITIES.length] : dice.pick(CITIES);
  switch (style) {
    case 'card':
      return `${cut(filled, 22)} ${dice.chance(0.6) ? `${dice.digits(3)}-${dice.digits(7)}` : ''} ${city}`.replace(
        / +/g,
        ' ',
      );
    case 'wells':
      return (
        `${dice.chance(0.3) ? 'RECURRING PAYMENT' : 'PURCHASE'} AUTHORIZED ON ${month}/${day} ` +
        `${cut(filled, 25)} ${city} S${dice.digits(15)} CARD ${dice.digits(4)}`
      );
    case 'ach':
      return (
        `${filled.toUpperCase()} DES:${dice.pick(['PAYMENT', 'WEB PMTS', 'ONLINE PMT', 'BILLPAY'])} ` +
        `ID:${dice.code(10)} INDN:DOE JANE CO ID:${dice.digits(10)} ${dice.pick(['WEB', 'PPD'])}`
      );
    case 'sepa':
      return (
        `SEPA-LASTSCHRIFT ${filled} EREF: ${dice.code(12)} MREF: M-${dice.digits(6)} CRED: ` +
        `DE${dice.digits(2)}ZZZ${dice.digits(11)} SVWZ: RECHNUNG ${dice.digits(8)}`
      );
    case 'uk':
      return dice.chance(0.5)
        ? `DIRECT DEBIT PAYMENT TO ${filled} REF ${dice.code(9)}, MANDATE NO ${dice.digits(4)}`
        : `CARD PAYMENT TO ${filled} ON ${day}-${month}-${year}`;
    case 'square':
      return `${filled} ${dice.chance(0.5) ? dice.code(8) : ''}`.trim();
  }
}

function cut(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).trim() : text;
}
