import { anyOf } from '../lexicon/compile/patterns.ts';
import { SELLER_LABEL_WEIGHT, SELLER_WORDS } from './seller-label.ts';

const TEXT_CHARS_MAX = 400;

/** A pattern that finds a name, what the find weighs, and words that must be there. */
type NamePattern = readonly [pattern: RegExp, weight: number, gate?: RegExp];

const NAME = String.raw`((?:(?:Dr|St|Mr|Mrs|Ms|Prof)\. )?[\p{Lu}\p{N}@#][\p{L}\p{N}&'’.!+*@/ -]{0,50}?)`;
const STOP = String.raw`(?=\s*(?:[,!?:;|()\[\]\n–—"“”#]|\.(?:\s|$)|\s-\s|\s(?:is|has|was|are|and|on|for|with|of|your|order|receipt|invoice|from|at|via|in|ist|wurde|vom|am|mit|du|le|est|vous|a été|del|el|por|ha|è|il|op|is|van|em|do|no|z|dnia|na|jest|den|är|er|har|the|this|has|we|total|order|\p{Sc}|\d{4,})\b|$|\t|\s\p{Sc}|\s\d))`;

export const SUBJECT_PATTERNS: readonly NamePattern[] = [
  [
    re(
      `(?:receipt|invoice|order|purchase|payment|confirmation|refund|booking|reservation|ticket|tickets|statement|bill|subscription|membership|donation|gift|package|shipment|delivery|order confirmation|eReceipt|e-receipt) (?:from|with|at|to) (?:the )?${NAME}${STOP}`,
    ),
    2.6,
  ],
  [re(`(?:bei|von|chez|de chez|da|bij|hos|u|w|od|presso|du|desde|en|na|frå|fra|från) ${NAME}${STOP}`), 1.4],
  [
    re(
      `(?:you (?:paid|sent)[^!?]{0,50}? to|you paid|payment to|paid to|sent to|zahlung an|paiement à|pago a|pagamento a|betaling aan|pagamento para|płatność dla|betalning till|betaling til) ${NAME}${STOP}`,
    ),
    2.8,
  ],
  [
    re(
      String.raw`(?:^|\s)(?:your|my|ihre|deine|votre|tu|su|je|uw|din|ditt|twoje|il tuo|la tua|seu|sua) ${NAME} (?:order|receipt|purchase|subscription|membership|booking|reservation|trip|ride|invoice|payment|refund|package|plan|account|eReceipt|bestellung|quittung|rechnung|abo|buchung|commande|reçu|facture|abonnement|pedido|recibo|compra|suscripción|ordine|ricevuta|abbonamento|bestelling|factuur|zamówienie|beställning|kvitto|ordre|kvittering)\b`,
    ),
    2.2,
  ],
  [re(String.raw`^\[?${NAME}\]?\s?[:|\]–-]\s`), 1.2],
  [
    re(
      `(?:welcome to|thanks for (?:shopping|ordering|flying|staying) (?:at|with|from)|thank you for (?:shopping|ordering|choosing)(?: (?:at|with|from))?) ${NAME}${STOP}`,
    ),
    2.0,
  ],
];

/** Each with the words without which it cannot hold: a quick look before the thorough one. */
export const BODY_PATTERNS: readonly NamePattern[] = [
  [re(String.raw`^(?:ebay )?(?:${SELLER_WORDS})\s?[:：\t]\s*([^\t]{2,60})$`), SELLER_LABEL_WEIGHT, /[:：\t]/],
  [
    re(
      `(?:you (?:paid|sent|made|authorized)[^!?]{0,60}? to|payment to|paid to|sent a payment of [^!?]{0,40} to|zahlung an|gezahlt an|bezahlt an|paiement de [^!?]{0,40} à|payé [^!?]{0,40} à|pagado [^!?]{0,40} a|pago de [^!?]{0,40} a|pago a|hai pagato [^!?]{0,40} a|pagamento di [^!?]{0,40} a|betaling van [^!?]{0,40} aan|betaald aan|pagou [^!?]{0,40} a|pagamento para|betalat [^!?]{0,40} till|betalt [^!?]{0,40} til) ${NAME}${STOP}`,
    ),
    2.6,
    new RegExp(anyOf('paidToHint'), 'i'),
  ],
  [
    re(
      `(?:thank(?:s| you) for (?:shopping|ordering|dining|eating|booking|staying|flying|renting|parking)(?: online)? (?:at|with|from)|thank(?:s| you) for (?:your (?:order|purchase|payment|donation|business|gift|visit|booking|support)[^.!]{0,20}?) (?:at|with|from|to)|thank(?:s| you) for choosing|thank(?:s| you) for visiting|welcome to|receipt from|order from|purchase from|purchase at|bought from|ordered from|your (?:visit|stay|trip|order|purchase|booking|reservation|table|appointment|payment) (?:at|with|from|to)) (?:the )?${NAME}${STOP}`,
    ),
    1.8,
    new RegExp(anyOf('thanksHint'), 'i'),
  ],
  [
    re(
      `(?:bestellung bei|comprar en|équipe de|equipo de|squadra di|team van|einkauf bei|einkauf im|vielen dank für ihre bestellung bei|commande (?:chez|sur)|achat (?:chez|sur)|votre commande|pedido en|compra en|ordine su|acquisto su|acquisto presso|bestelling bij|aankoop bij|compra na|encomenda na|zakupy w|zamówienie w|handlat hos|köp hos|beställning hos|handel hos|køb hos|ordre hos|kjøp hos) ${NAME}${STOP}`,
    ),
    1.8,
    new RegExp(anyOf('orderAtHint'), 'i'),
  ],
];

/** The first name that each pattern finds. */
export function namesByPattern(
  patterns: readonly NamePattern[],
  text: string,
): { readonly name: string; readonly weight: number }[] {
  const start = text.slice(0, TEXT_CHARS_MAX);
  return patterns.flatMap(([pattern, weight, gate]) => {
    if (gate && !gate.test(text)) return [];
    for (const match of start.matchAll(pattern)) {
      const name = beforeVerb(match[1] ?? '');
      if (/^[\p{Lu}\p{Lo}\p{N}@#]/u.test(name)) return [{ name, weight }];
    }
    return [];
  });
}

const CONNECTORS = new RegExp(`^(?:${anyOf('nameConnector')})$`);

/** A name up to the first small word that no name holds (`Ellos förfaller snart`). */
function beforeVerb(name: string): string {
  if (!/^\p{Lu}/u.test(name)) return name;
  const words = name.split(' ');
  const end = words.findIndex(
    (word) => /^\p{Ll}/u.test(word) && !/[\p{Lu}\d.]/u.test(word) && !CONNECTORS.test(word),
  );
  return end > 0 ? words.slice(0, end).join(' ') : name;
}

function re(source: string): RegExp {
  return new RegExp(source, 'giu');
}
