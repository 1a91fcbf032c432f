import { type FineClass, KIND_BANK } from './kind-bank.ts';
import { Random } from './random.ts';
import { SUMMARY_BANK, type SummaryWords } from './summary-bank.ts';

/** A made mail with the answers that training needs. */
export interface MadeMail {
  readonly message: string;
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other';
  /** Minor units of the total, null when the mail is no sale. */
  readonly totalMinor: number | null;
  readonly currency: string;
  readonly layout: string;
}

const NAMES = 'Alex Kim Sam Jo Dana Mia Lukas Emma Pierre Lucía Marco Sanne João Ola Erik Freja Yuki'.split(
  ' ',
);
const MERCHANTS =
  'Brightwater|Oak & Ivy|Nordlicht|Casa Verde|Zephyr Labs|Tandem|Pixelforge|Blue Door|Maple Lane|Kestrel|Volta|Lumen|Sundial|Harvest Co|Atlas Gear|Petit Jardin|Fika|Sakura Store|Monte|Juno|Arcade 9|Hearth|Copperline|Northwind|Saltbox|Velvet|Onyx|Fernway|Quarry|Tilt'.split(
    '|',
  );
const THINGS =
  'Canvas tote|Wool socks|USB-C cable|Olive oil 500 ml|Desk lamp|Notebook A5|Running shirt|Face cream|Coffee beans|Board game|Phone case|Tea set|Vitamin C|Garden hose|Movie ticket|Plant pot|Dog leash|Paint brush|Chair cushion|Sunscreen SPF 50'.split(
    '|',
  );
const PLANS = 'Premium|Pro|Plus|Family|Starter|Basic|Standard|Unlimited'.split('|');
/** Subjects that say nothing of the kind: the page has to tell. */
const NEUTRAL_SUBJECTS =
  '{m}|{m} {o}|Hello from {m}|{n}, a note from {m}|{o}|Information from {m}|{i}|Your {i}|Re: {o}|Document {o}|{m} - {d}'.split(
    '|',
  );
const CHARGE_LINES =
  'Charged to Amex -2009|Billed to Visa ending in 4410|We charged your card on file|Paid with Mastercard ending in 1881|Payment method: Visa 4242|Bezahlt mit Visa, Endziffern 4242|Payé par carte bancaire **** 1234|Pagado con tarjeta terminada en 4410|Pagato con carta che termina con 4410|Betaald met iDEAL|Pago com cartão final 4410|Zapłacono BLIK|Betalt med kort som slutar på 4410|カード末尾 4410'.split(
    '|',
  );
/** What confirmations say besides: shipping, returns and cancelling are no news there. */
const ASIDES: Readonly<Record<string, string>> = {
  USD: "We'll let you know once your items have dispatched|Estimated delivery: {e}|Arriving {e}|Track your order any time|Your order will be sent to: {n}|If you did not make this purchase, contact us|You can cancel this order within 30 minutes|Items ship within 2 days|Refunds take 5 to 10 days|Your items will be shipped in separate packages|You'll get another email when it ships",
  GBP: "We'll email you when your parcel is dispatched|Delivery by {e}|Track your parcel|You can return items free of charge",
  EUR: 'Voraussichtliche Lieferung: {e}|Wir informieren Sie, sobald Ihre Ware versandt wird|Livraison prévue le {e}|Vous recevrez un e-mail dès l’expédition|Te avisaremos cuando se envíe tu pedido|Entrega prevista: {e}|Ti avviseremo quando il pacco sarà spedito|Consegna prevista: {e}|We sturen je een mail zodra je pakket onderweg is',
  PLN: 'Poinformujemy Cię o wysyłce|Przewidywana dostawa: {e}',
  SEK: 'Vi meddelar dig när paketet skickas|Beräknad leverans: {e}',
  DKK: 'Vi giver besked når pakken er sendt|Forventet levering: {e}',
  BRL: 'Avisaremos quando o pedido for enviado|Entrega prevista: {e}',
  JPY: '発送が完了しましたらお知らせします|お届け予定日:{e}',
};
const TENDERS =
  'Visa ending in 4242|Mastercard ****1881|Paid with Amex|Credit card|Debit card|Cash|PayPal|Apple Pay|Karte|Kreditkarte|CB|Carte bancaire|Tarjeta|Carta di credito|iDEAL|Cartão|BLIK|Kort|カード'.split(
    '|',
  );
const NOTHING_DUE =
  'Balance|Amount due|Balance due|Remaining balance|Offener Betrag|Reste à payer|Saldo pendiente|Da saldare|Openstaand|Kvar att betala'.split(
    '|',
  );
const STILL_DUE =
  'Amount due|Balance due|Total due|Please pay|Zu zahlen bis 30.04.|Fälliger Betrag|Montant à régler|Importe pendiente|Importo dovuto|Openstaand bedrag|Valor em aberto|Do zapłaty do 30.04.|Att betala senast|Forfalder|お支払い期限内のご請求額'.split(
    '|',
  );
/** What stands under every kind of mail. */
const FOOTERS = [
  'Help | Privacy | Unsubscribe',
  'You are receiving this email because you have an account with us.',
  'View in browser',
  'Please do not reply to this message. This mailbox is not monitored.',
  'Refunds and returns: see our policy',
  'Copyright 2026. All rights reserved.',
  'Download our app',
  'Questions? Visit our help center or chat with us.',
  'Terms of use apply to all purchases and subscriptions.',
];
const LAYOUTS = [
  'table',
  'nested',
  'divs',
  'text',
  'stacked',
  'spans',
  'list',
  'wide',
  'cards',
  'dots',
  'columns',
] as const;
const SALES = new Set<FineClass>(['purchase', 'refund', 'subscription', 'trial']);
const WEIGHTED: readonly FineClass[] = weightedClasses();

function weightedClasses(): FineClass[] {
  const weights: Readonly<Record<FineClass, number>> = {
    purchase: 9,
    refund: 4,
    subscription: 6,
    trial: 2,
    shipping: 4,
    unpaid: 3,
    failed: 1,
    cancelled: 2,
    cart: 1,
    promo: 3,
    statement: 1,
    payroll: 1,
    friends: 1,
    alert: 2,
    quote: 1,
    upcoming: 2,
    income: 1,
    security: 1,
    pending: 2,
    benefits: 1,
  };
  // The keys of a record of classes are classes.
  const names = Object.keys(weights) as FineClass[];
  return names.flatMap((name) => new Array<FineClass>(weights[name]).fill(name));
}

/** Makes the mail of a seed; the same seed gives the same mail. */
export function makeMail(seed: number): MadeMail {
  const random = new Random(seed * 7919 + 3);
  const fine = random.pick(WEIGHTED);
  const entry = random.pick(KIND_BANK[fine].trim().split('\n'));
  const words = SUMMARY_BANK[languageOf(entry)] ?? SUMMARY_BANK.en;
  if (!words) throw new RangeError(entry);
  return compose(random, fine, entry, words, random.pick(LAYOUTS));
}

function languageOf(entry: string): string {
  if (/[\u3040-\u9fff\uac00-\ud7af]/.test(entry)) return 'ja';
  if (/[ąęłńśźż]|\b(?:Twoja?|Dziękujemy|Twój|Faktura|Kwota|Płatność|Zamówienie)\b/.test(entry)) return 'pl';
  if (/\b(?:och|din|ditt|Tack|Vi har tagit|Att betala|Nästa|Från)\b/.test(entry) && /[åäö]|Tack/.test(entry))
    return 'sv';
  if (/[øæ]|\b(?:Dit|Tak|Vi har|Din|Fra|Ordre)\b/.test(entry)) return 'da';
  if (/ß|\b(?:Ihre?|Sie|Wir|Dein|Deine|Ihr|Danke|und|der|Bestellung)\b/.test(entry)) return 'de';
  if (/\b(?:votre|Votre|vous|Nous|Merci|le|sur|Commande|Montant)\b/.test(entry)) return 'fr';
  if (/\b(?:Je|je|Bestelling|Bedankt|Factuur|voor|hebben|Graag|Wat)\b/.test(entry)) return 'nl';
  if (/[ãõ]|\b(?:Seu|Sua|sua|encomenda|seu|Obrigado|você|O seu|Compra)\b/.test(entry)) return 'pt';
  if (/[ñ¿¡]|\b(?:Tu|tu|tus|pedido|Gracias|Hemos|Recibo|Te|el)\b/.test(entry)) return 'es';
  if (/\b(?:Il|tuo|tua|La tua|Grazie|ordine|Ti|Hai|Ordine|Fattura|abbonamento)\b/.test(entry)) return 'it';
  return /[äöå]/.test(entry) ? 'sv' : 'en';
}

interface Summary {
  readonly rows: readonly (readonly [string, string])[];
  readonly items: readonly (readonly [string, string])[];
  readonly totalMinor: number;
}

function compose(
  random: Random,
  fine: FineClass,
  entry: string,
  words: SummaryWords,
  layout: string,
): MadeMail {
  const summary = makeSummary(random, words, fine);
  const merchant = random.pick(MERCHANTS);
  const fill = (text: string) =>
    text
      .replaceAll('{m}', merchant)
      .replaceAll('{n}', random.pick(NAMES))
      .replaceAll('{a}', format(summary.totalMinor, words))
      .replaceAll('{b}', format(fine === 'trial' ? 0 : Math.round(summary.totalMinor * 1.6) + 100, words))
      .replaceAll('{o}', `${random.pick(['', 'A', 'OR-', 'W'])}${random.int(10_000, 9_999_999)}`)
      .replaceAll('{i}', random.pick(THINGS))
      .replaceAll('{p}', `${merchant} ${random.pick(PLANS)}`)
      .replaceAll('{mo}', monthName(random, words))
      .replaceAll('{d}', dayText(random, words, 0))
      .replaceAll('{e}', dayText(random, words, random.int(5, 40)));
  const isTerse =
    (fine === 'purchase' || fine === 'subscription') && random.chance(fine === 'purchase' ? 0.4 : 0.12);
  const [spoken = '', ...said] = entry.split(' ~ ').map(fill);
  const subject = isTerse ? fill(random.pick(NEUTRAL_SUBJECTS)) : spoken;
  const sentences = isTerse && fine === 'purchase' ? said.slice(0, random.int(0, 1)) : said;
  const noise = words.noise.split('|').filter(() => random.chance(0.25));
  const hasTable = isTerse || tableChance(fine) > random.next();
  const isPeriodic = fine === 'subscription' && random.chance(0.35);
  const blocks = [
    ...(random.chance(0.6) ? [fill(random.pick(words.greeting.split('|')))] : []),
    ...sentences.filter(() => random.chance(0.85)),
    ...(fine === 'purchase' && random.chance(0.4) ? [fill(random.pick(asidesOf(words)))] : []),
    ...((fine === 'purchase' || fine === 'subscription') && random.chance(0.3)
      ? [fill(random.pick(CHARGE_LINES))]
      : []),
    ...(isPeriodic ? ['Mar 3, 2026 - Apr 2, 2026'] : []),
  ];
  const footers = FOOTERS.filter(() => random.chance(0.18));
  const mentions = blocks.join(' ').includes(format(summary.totalMinor, words));
  const isTabled = hasTable || (SALES.has(fine) && fine !== 'trial' && !mentions);
  const body = render(layout, subject, blocks, isTabled ? summary : null, [...noise, ...footers], random);
  const type = layout === 'text' || layout === 'dots' ? 'text/plain' : 'text/html';
  const day = random.int(1, 28);
  const message = `From: ${senderOf(random, fine, merchant)}\r\nSubject: ${subject}\r\nDate: ${day} Mar 2026 10:00:00 +0000\r\n${fine === 'promo' || random.chance(0.15) ? 'List-Unsubscribe: <mailto:u@x.example>\r\n' : ''}Content-Type: ${type}; charset=utf-8\r\n\r\n${body}`;
  const kind = fine === 'trial' ? 'subscription' : SALES.has(fine) || fine === 'shipping' ? fine : 'other';
  return {
    message,
    kind:
      kind === 'purchase' || kind === 'refund' || kind === 'subscription' || kind === 'shipping'
        ? kind
        : 'other',
    totalMinor: fine === 'trial' ? 0 : SALES.has(fine) ? summary.totalMinor : null,
    currency: words.currency,
    layout,
  };
}

const BANKS =
  'First Valley Bank|Banque du Sud|Sparkasse Nord|Banco Central|Lakes Credit Union|Nordbank|みずき銀行'.split(
    '|',
  );
const MONEY_APPS = 'Venmo|Zelle|Cash App|Bizum|Swish|MobilePay|Tikkie|Lydia'.split('|');
const PARCELS = 'UPS|DHL|FedEx|DPD|PostNord|InPost|La Poste|GLS|Royal Mail'.split('|');

function senderOf(random: Random, fine: FineClass, merchant: string): string {
  const at = (name: string) =>
    `"${name}" <${random.pick(['info', 'orders', 'no-reply', 'hello'])}@${name.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'mail'}.com>`;
  if ((fine === 'alert' || fine === 'statement') && random.chance(0.8)) return at(random.pick(BANKS));
  if (fine === 'friends' && random.chance(0.8)) return at(random.pick(MONEY_APPS));
  if (fine === 'shipping' && random.chance(0.25)) return at(random.pick(PARCELS));
  if (fine === 'security' && random.chance(0.4))
    return `"${merchant} Billing" <${random.pick(NAMES).toLowerCase()}${random.int(10, 999)}@gmail.com>`;
  if (fine === 'purchase' && random.chance(0.08)) return `"${merchant} via Stripe" <receipts@stripe.com>`;
  return at(merchant);
}

function tableChance(fine: FineClass): number {
  if (fine === 'purchase') return 0.85;
  if (fine === 'refund') return 0.4;
  if (fine === 'subscription') return 0.6;
  if (fine === 'shipping') return 0.35;
  if (fine === 'cancelled' || fine === 'cart' || fine === 'failed') return 0.5;
  return fine === 'unpaid' || fine === 'quote' ? 0.6 : 0.04;
}

function makeSummary(random: Random, words: SummaryWords, fine: FineClass): Summary {
  const unit = words.currency === 'JPY' ? 1 : 100;
  const price = () => (unit === 1 ? random.int(10, 900) * 10 : random.int(199, 14_999));
  const count = fine === 'subscription' || fine === 'refund' ? 1 : random.int(1, 5);
  const items: [string, string][] = [];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const minor = price();
    sum += minor;
    const name = fine === 'subscription' ? `${random.pick(PLANS)} plan` : random.pick(THINGS);
    items.push([random.chance(0.3) ? `1 x ${name}` : name, format(minor, words)]);
  }
  const rows: [string, string][] = [];
  const label = (bank: string) => pickLabel(random, bank);
  if (random.chance(0.6)) rows.push([label(words.subtotal), format(sum, words)]);
  let total = sum;
  const add = (bank: string, p: number, share: number, sign: 1 | -1) => {
    if (!random.chance(p)) return;
    const minor = Math.max(
      1,
      Math.round((sum * share * (0.5 + random.next())) / (unit === 1 ? 10 : 1)) * (unit === 1 ? 10 : 1),
    );
    total += sign * minor;
    rows.push([label(bank), `${sign < 0 ? '-' : ''}${format(minor, words)}`]);
  };
  const isSimple = fine === 'subscription' || fine === 'refund' || fine === 'trial';
  add(words.discount, isSimple ? 0.1 : 0.25, 0.1, -1);
  add(words.shipping, isSimple ? 0 : 0.5, 0.12, 1);
  add(words.fee, isSimple ? 0 : 0.15, 0.05, 1);
  add(words.tax, words.isCommaDecimal ? 0 : 0.5, 0.08, 1);
  add(words.tip, isSimple ? 0 : 0.12, 0.15, 1);
  const isOwed = fine === 'unpaid' && random.chance(0.6);
  rows.push([isOwed ? random.pick(STILL_DUE) : label(words.total), format(total, words)]);
  const isSale = fine === 'purchase' || fine === 'subscription';
  if (isSale && random.chance(0.4)) rows.push([random.pick(TENDERS), format(total, words)]);
  if (isSale && random.chance(0.12)) rows.push([random.pick(NOTHING_DUE), format(0, words)]);
  if (words.isCommaDecimal && random.chance(0.5))
    rows.push([label(words.tax), format(Math.round(total * 0.16), words)]);
  return { rows, items, totalMinor: total };
}

function pickLabel(random: Random, bank: string): string {
  return random.pick(bank.split(/ # |\|/)).trim();
}

function format(minor: number, words: SummaryWords): string {
  if (words.currency === 'JPY') return words.money(minor.toLocaleString('en-US'));
  const [whole = '', fraction = ''] = (minor / 100).toFixed(2).split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  return words.money(
    words.isCommaDecimal ? `${grouped.replaceAll(',', '.')},${fraction}` : `${grouped}.${fraction}`,
  );
}

function asidesOf(words: SummaryWords): string[] {
  return (ASIDES[words.currency] ?? ASIDES.USD ?? '').split('|');
}

function monthName(random: Random, words: SummaryWords): string {
  const names: Readonly<Record<string, string>> = {
    EUR: 'März|avril|mayo|marzo|oktober|Januar|février',
    PLN: 'marzec|kwiecień',
    SEK: 'mars|april',
    JPY: '3月|4月|10月',
    BRL: 'março|abril',
  };
  return random.pick((names[words.currency] ?? 'January|March|April|June|October').split('|'));
}

function dayText(random: Random, words: SummaryWords, ahead: number): string {
  const day = 1 + ((random.int(1, 20) + ahead) % 28);
  const month = ahead > 0 ? 4 : 3;
  if (words.currency === 'JPY') return `2026年${month}月${day}日`;
  if (words.currency === 'USD') return `${month === 3 ? 'March' : 'April'} ${day}, 2026`;
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.2026`;
}

type Row = readonly [string, string];

function render(
  layout: string,
  subject: string,
  blocks: readonly string[],
  summary: Summary | null,
  noise: readonly string[],
  random: Random,
): string {
  const items = summary && random.chance(0.8) ? summary.items : [];
  const rows = summary?.rows ?? [];
  if (layout === 'text' || layout === 'dots') {
    const gap = layout === 'text' ? '      ' : ' ........ ';
    return [...blocks, '', ...[...items, ...rows].map(([a, b]) => `${a}${gap}${b}`), '', ...noise].join(
      '\r\n',
    );
  }
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');
  const head = random.chance(0.4) ? `<h1>${subject}</h1>` : '';
  return `<html><body>${head}${paragraphs(blocks)}${renderRows(layout, items)}${renderRows(layout, rows)}${paragraphs(noise)}</body></html>`;
}

function renderRows(layout: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const each = (use: (a: string, b: string) => string) => rows.map(([a, b]) => use(a, b)).join('\n');
  switch (layout) {
    case 'table':
      return `<table>${each((a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'nested':
      return `<table><tr><td><table>${each((a, b) => `<tr><td><p>${a}:</p></td><td align="right"><p><b>${b}</b></p></td></tr>`)}</table></td></tr></table>`;
    case 'divs':
      return each((a, b) => `<div><span>${a}</span> <span style="float:right">${b}</span></div>`);
    case 'stacked':
      return `<table><tr><td>${rows.map(([a]) => a).join('<br>')}</td><td>${rows.map(([, b]) => b).join('<br>')}</td></tr></table>`;
    case 'spans':
      return each((a, b) => `<p>${a}: <strong>${b}</strong></p>`);
    case 'list':
      return `<ul>${each((a, b) => `<li>${a} – ${b}</li>`)}</ul>`;
    case 'wide':
      return `<table>${each((a, b) => `<tr><td></td><td colspan="3">${a}</td><td>&nbsp;</td><td>${b}</td></tr>`)}</table>`;
    case 'cards':
      return each(
        (a, b) =>
          `<div style="padding:8px"><div style="font-size:12px">${a}</div><div style="font-size:18px">${b}</div></div>`,
      );
    default:
      return `<div style="display:flex"><div>${rows.map(([a]) => `<p>${a}</p>`).join('')}</div><div>${rows.map(([, b]) => `<p>${b}</p>`).join('')}</div></div>`;
  }
}
