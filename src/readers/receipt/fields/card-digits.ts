import { foldInPlace } from '../page/clean-text.ts';
import type { Line } from '../page/page.ts';
import type { FoundText } from './order-id.ts';

const CARD_WORD =
  /\b(?:visa|master ?card|maestro|amex|american express|discover|diners|jcb|unionpay|debit|credit|card|karte|kreditkarte|carte|tarjeta|carta|kaart|creditcard|pas\b|kort|cartao|karta|karty|kartou|kortti|kartya|cardul|kart|cb|ec-karte|girocard|apple pay|google pay|dankort|elo|interac|mc|afterpay|payment method|paid with|hsa|fsa)\b|カード|信用卡|银行卡|신용카드|카드|بطاقة|כרטיס|καρτα/;
/** A means of payment, in folded text. */
export const PAYMENT_WORD =
  /\b(?:visa|master ?card|maestro|amex|american express|discover|debit|credit card|card|tender|tend|cash|check|cheque|kreditkarte|karte|ec|girocard|bar|lastschrift|carte|cb|reglement|paiement|tarjeta|efectivo|bizum|carta|contanti|contante|bancomat|ideal|pin|kaart|pas|cartao|multibanco|mb way|pix|karta|karty|blik|przelew|kort|swish|vipps|mobilepay|dankort|kortti|paypal|apple pay|google pay|klarna|paid|payment|bezahlt|betaald|paye|pagado|pagato|pago|zaplacono|betalt)\b|カード|現金|支付宝|微信|카드|현금/;
const MASKED = /(?<![a-z])(?:[x*•·●∙#＊]{1,}[\s-]{0,2}|\.{2,}\s?|…\s?|x-\s?)(\d{4})(?![\da-z])/g;
const ENDING =
  /(?:ending(?: in| with)?|ends (?:in|with)|endet auf|endend auf|endziffern?|endnummer|mit der endnummer|finissant par|se terminant par|terminant par|termine par|terminada en|terminado en|termina en|acabada en|con terminacion|terminacion|che termina con|terminante con|termina con|che finisce con|eindigend op|eindigt op|dat eindigt op|terminado em|terminada em|com final|final|koncowka|konczaca sie na|konczacej sie|o numerze konczacym sie na|som slutar pa|slutar pa|slutter pa|der ender pa|ender pa|som ender pa|paattyva|koncici na|koncici|vegzodo|care se termina in|sonu|последние|που ληγει σε|ληγει σε|تنتهي ب[ـ ]*|ינתהי ב|מסתיים ב[- ]*|카드(?:\((?:[가-힣]+ ?)?)?|末四碼|末4碼|後四碼|后四位|last (?:4|four)(?: digits)?|下4桁|末尾|尾号|끝자리)\s?(?:digits|in|on|no\.?)?\s?[:#.\-–(*x•]{0,6}\s?(\d{4})(?!\d)/g;
const BRAND_NUMBER =
  /\b(?:visa|master ?card|mc|amex|american express|discover|maestro|debit|credit card|debit card|dankort|elo|cb|card|karte|carte|tarjeta)(?:\s(?:debit|credit|electron|card))?\s?[-–:#(]{0,2}\s?(?:no\.?\s?)?(\d{4})(?![\d\-/]|\.\d)\)?/g;
/** The digits in a cell before that of the brand. */
const NUMBER_BEFORE = /(?:^|\t)(\d{4})\t(?:visa|master ?card|amex|american express|discover|maestro)\b/g;
const NOT_CARD =
  /\b(?:gift|loyalty|member|rewards?|extra ?care|club ?card|care card|savings card|bonus|payback|kundenkarte|advantage|nectar|fidelite|fidelidad|fedelta|klanten|points|geschenk|cadeau|regalo|account ending|bank account|konto|order|phone|tel)\b/;

/** A store's own credit card pays as any other, whatever it collects. */
function isOtherCard(before: string): boolean {
  const own = before.slice(Math.max(...['·', '|', ';', '\t'].map((mark) => before.lastIndexOf(mark))) + 1);
  return NOT_CARD.test(own) && !/\b(?:credit|debit)\b/.test(own);
}

const BRAND =
  /\b(?:visa|master ?card|maestro|amex|american express|discover|diners|jcb|unionpay|elo|dankort|girocard|interac)\b/;

/** The last four digits of the card that paid, or null. */
export function findCardDigits(lines: readonly Line[]): FoundText | null {
  let fallback: FoundText | null = null;
  let named: FoundText | null = null;
  for (const [index, line] of lines.entries()) {
    if (index > 600 || !/\d{4}/.test(line.text)) continue;
    const folded = foldInPlace(line.text.slice(0, 400));
    const above = foldInPlace((lines[index - 1]?.text ?? '').slice(0, 120));
    const hasCard = CARD_WORD.test(folded);
    for (const pattern of [ENDING, MASKED, BRAND_NUMBER, NUMBER_BEFORE]) {
      const match = [...folded.matchAll(pattern)].find(
        (found) => !isOtherCard(folded.slice(Math.max(0, found.index - 24), found.index)),
      );
      const digits = match?.[1];
      if (!digits) continue;
      if (BRAND.test(folded) || BRAND.test(above)) return { value: digits, line: index };
      if (hasCard || (CARD_WORD.test(above) && above.length < 60)) named ??= { value: digits, line: index };
      if (pattern === MASKED || pattern === ENDING) fallback ??= { value: digits, line: index };
    }
  }
  return named ?? fallback;
}
