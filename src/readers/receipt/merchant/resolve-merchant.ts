import { getDomainWithoutSuffix } from 'tldts';
import { withoutLegalForm } from '#domain/categorization/descriptor/legal-form.ts';
import { MONTHS } from '../candidates/month-names.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { namesElsewhere } from './names-elsewhere.ts';
import { SELLER_LABEL_WEIGHT, SELLER_WORDS, sellerBelow } from './seller-label.ts';
import { cleanSenderName, isCarrier, isParcelCompany, isProcessor } from './senders.ts';

export interface MerchantSource {
  readonly fromName: string;
  readonly fromDomain: string;
  readonly replyToName: string;
  readonly replyToDomain: string;
  readonly subject: string;
  readonly lines: readonly Line[];
  readonly markupMerchant: string | null;
}

export interface FoundMerchant {
  readonly name: string;
  /** Where it was found. */
  readonly from: 'sender' | 'subject' | 'body' | 'footer' | 'markup' | 'domain';
  readonly line: number;
  /** Sum of the weights of all places that agree. */
  readonly weight: number;
}

/** A pattern that finds a name, what the find weighs, and words that must be there. */
type NamePattern = readonly [pattern: RegExp, weight: number, gate?: RegExp];

const NAME = String.raw`((?:(?:Dr|St|Mr|Mrs|Ms|Prof)\. )?[\p{Lu}\p{N}@#][\p{L}\p{N}&'’.!+*@/ -]{0,50}?)`;
const STOP = String.raw`(?=\s*(?:[,!?:;|()\[\]\n–—"“”#]|\.(?:\s|$)|\s-\s|\s(?:is|has|was|are|and|on|for|with|of|your|order|receipt|invoice|from|at|via|in|ist|wurde|vom|am|mit|du|le|est|vous|a été|del|el|por|ha|è|il|op|is|van|em|do|no|z|dnia|na|jest|den|är|er|har|the|this|has|we|total|order|\p{Sc}|\d{4,})\b|$|\t|\s\p{Sc}|\s\d))`;

const SUBJECT_PATTERNS: readonly NamePattern[] = [
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
const BODY_PATTERNS: readonly NamePattern[] = [
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

/** The number of a document, which is no name. */
const CODE = /(?:^|\s)#?[A-Z]{1,4}-\d{3}[\dA-Z-]*$/;

const FOOTER = new RegExp(
  String.raw`(?:©|\(c\)|copyright)\s{0,3}(?:copyright\s)?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?,?\s{0,3}(?:by\s)?([\p{Lu}\p{N}][\p{L}\p{N}&'’.!+ -]{1,50}?)(?=\s*(?:${anyOf('rightsReserved')}))`,
  'iu',
);
const VIA = new RegExp(String.raw`^(.{2,60}?)\s+(?:${anyOf('viaWord')})\s+(.{2,40}?)\)?$`, 'i');

interface Vote {
  readonly name: string;
  readonly from: FoundMerchant['from'];
  readonly line: number;
  readonly weight: number;
}

/** Who sold, by the vote of all places that name someone; null when none does. */
export function resolveMerchant(source: MerchantSource): FoundMerchant | null {
  const votes = collectVotes(source);
  const groups: { key: string; votes: Vote[] }[] = [];
  for (const vote of votes) {
    const key = keyOf(vote.name);
    if (key.length < 2) continue;
    const group = groups.find((other) => isSameKey(other.key, key));
    if (group) group.votes.push(vote);
    else groups.push({ key, votes: [vote] });
  }
  let best: FoundMerchant | null = null;
  for (const { votes: members } of groups) {
    const places = new Map<string, number>();
    for (const vote of members) places.set(vote.from, Math.max(places.get(vote.from) ?? 0, vote.weight));
    const weight = [...places.values()].reduce((sum, value) => sum + value, 0);
    const top = [...members].sort((a, b) => displayRank(b) - displayRank(a))[0];
    if (top && weight > (best?.weight ?? 0)) best = { ...top, weight };
  }
  return best;
}

function displayRank(vote: Vote): number {
  if (vote.from === 'domain') return 0;
  if (vote.from === 'footer') return 0.5;
  const isShouting = vote.name === vote.name.toUpperCase() && vote.name.length > 5;
  return vote.weight + (vote.from === 'sender' ? 3 : 0) - (isShouting ? 1 : 0);
}

function collectVotes(source: MerchantSource): Vote[] {
  const votes: Vote[] = [];
  const label = domainLabel(source.fromDomain);
  const isThirdParty = isProcessor(label) || isProcessor(cleanSenderName(source.fromName));
  const add = (name: string, from: Vote['from'], line: number, weight: number) => {
    const clean = tidyName(name);
    if (clean === '' || weight <= 0) return;
    if (isProcessor(clean) && !((from === 'sender' || from === 'domain') && weight < 1)) return;
    votes.push({ name: clean, from, line, weight: isParcelCompany(clean) ? weight * 0.4 : weight });
  };
  const via = VIA.exec(source.fromName);
  if (via && isProcessor(via[2] ?? '')) add(via[1] ?? '', 'sender', -1, 5);
  else addSender(source, label, isThirdParty, add);
  const boost = isThirdParty ? 1.8 : 1;
  if (isThirdParty && source.replyToName) add(cleanSenderName(source.replyToName), 'sender', -1, 2);
  if (source.markupMerchant && isShown(source.markupMerchant, source))
    add(source.markupMerchant, 'markup', -1, 2.5);
  matchAll(SUBJECT_PATTERNS, source.subject, (name, weight) => add(name, 'subject', -1, weight * boost));
  if (cleanSenderName(source.fromName) === '')
    for (const { name, from, line, weight } of namesElsewhere(source)) add(name, from, line, weight);
  for (const [index, line] of source.lines.entries()) {
    if (index > 300) break;
    if ((index > 70 && index < source.lines.length - 25) || isPriceRow(line)) continue;
    if (line.text.length > 400 || !/\p{L}/u.test(line.text)) continue;
    const late = index > 40 ? 0.6 : 1;
    const below = sellerBelow(line, source.lines[index + 1]);
    if (below !== null) add(below, 'body', index + 1, SELLER_LABEL_WEIGHT * boost * late);
    else
      matchAll(BODY_PATTERNS, line.text, (name, weight) => add(name, 'body', index, weight * boost * late));
    const footer = /©|\(c\)|copyright/i.test(line.text) ? FOOTER.exec(line.text) : null;
    if (footer?.[1] && !isThirdParty) add(footer[1].replace(/^\d{4}\s*/, ''), 'footer', index, 1.2);
  }
  return votes;
}

/** A name of the markup counts only when the email shows it. */
function isShown(name: string, source: MerchantSource): boolean {
  const key = keyOf(name);
  if (key.length < 2) return false;
  if (keyOf(`${source.fromName} ${source.fromDomain} ${source.subject}`).includes(key)) return true;
  return source.lines.slice(0, 300).some(({ text }) => text.length < 300 && keyOf(text).includes(key));
}

function addSender(
  source: MerchantSource,
  label: string,
  isThirdParty: boolean,
  add: (name: string, from: Vote['from'], line: number, weight: number) => void,
): void {
  const name = cleanSenderName(source.fromName);
  const isOwnDomain = label !== '' && !isCarrier(label);
  if (name !== '') {
    const matches = isOwnDomain && isSameKey(keyOf(name), keyOf(label));
    add(
      name,
      'sender',
      -1,
      isThirdParty ? (isProcessor(name) ? 0.5 : 3.4) : matches ? 3.6 : isOwnDomain ? 2.8 : 2.4,
    );
  }
  if (isOwnDomain) add(titleCase(label), 'domain', -1, isThirdParty ? 0.3 : 1.1);
}

function matchAll(
  patterns: readonly NamePattern[],
  text: string,
  use: (name: string, weight: number) => void,
): void {
  const start = text.slice(0, 400);
  for (const [pattern, weight, gate] of patterns) {
    if (gate && !gate.test(text)) continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(start); match; match = pattern.exec(start)) {
      const name = beforeVerb(match[1] ?? '');
      if (!/^[\p{Lu}\p{Lo}\p{N}@#]/u.test(name)) continue;
      use(name, weight);
      break;
    }
  }
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

const NOT_NAMES = new RegExp(`^(?:${anyOf('notAMerchant')})$`, 'i');

function tidyName(raw: string): string {
  let text = raw
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”«»]+|(?<![\s"'“”«».,:;!-])[\s"'“”«».,:;!-]+$/g, '')
    .trim();
  text = text
    .replace(/(?<!\s)\s*\([^)]{0,60}\)?$/, '')
    .replace(/(?<!\s)\s+[^\s@]+@[^\s@]+$/, '')
    .trim();
  text = withoutLegalForm(text);
  if (text.length < 2 || text.length > 60 || NOT_NAMES.test(text) || CODE.test(text) || /@/.test(text))
    return '';
  if (MONTHS.has(/^(\p{L}{3,9})\.? \d{1,2}(?:,? \d{4})?$/u.exec(foldText(text))?.[1] ?? '')) return '';
  if (/^[\d\W]+$/u.test(text) && !/\p{L}/u.test(text)) return '';
  return text.split(' ').length > 7 ? '' : text;
}

function keyOf(name: string): string {
  return foldText(name)
    .replace(
      /\.(?:com|net|org|co\.uk|co|de|fr|es|it|nl|pl|se|no|dk|fi|pt|eu|io|app|jp|com\.br|com\.au|ca|at|ch|be|cz|hu|ro)\b/g,
      '',
    )
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isSameKey(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && (long.startsWith(short) || long.endsWith(short));
}

/** The registrable name of a domain without its suffix (`mail.shop.co.uk` → `shop`), or ''. */
export function domainLabel(domain: string): string {
  if (domain === '') return '';
  const label = getDomainWithoutSuffix(domain, { allowPrivateDomains: false });
  if (label) return label;
  return domain.split('.').at(-2) ?? '';
}

function titleCase(label: string): string {
  return label
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

function re(source: string): RegExp {
  return new RegExp(source, 'giu');
}
