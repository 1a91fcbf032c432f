import { isCurrencyCode } from '../candidates/currency-marks.ts';
import { findMoney } from '../candidates/money.ts';
import { foldText } from '../page/clean-text.ts';
import type { Line } from '../page/page.ts';
import { type Amount, isHeaderText } from './amounts.ts';
import { hasTrailingCount, readQuantity, stripQuantity } from './quantity.ts';
import type { RoleReading } from './roles.ts';

/** A bought thing as it stands in the mail. */
export interface ItemRow {
  readonly name: string;
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  readonly lineMinor: number;
  /** Line of the amount. */
  readonly line: number;
  readonly amount: Amount;
  /** Table head or quantity speak for an item; a bare name and amount do not. */
  readonly isSure: boolean;
}

export interface ReadAmount {
  readonly amount: Amount;
  readonly reading: RoleReading;
}

const ITEMS_MAX = 400;
const NAME_CHARS_MAX = 200;
/** Openings of lines that are about the order, never a thing in it. */
const NOT_A_NAME =
  /^(?:by \p{L}|order|invoice|receipt (?:no|number|#|from)|transaction|confirmation|booking (?:no|ref|id)|tracking|reference|account|customer|ref\b|tel\b|phone|visa|mastercard|amex|paypal|card\b|payment|paid|zahlung|paiement|pago\b|pagamento|betaling|vat reg|tax id|ust-id|siret|p\.iva|qty|quantity|menge|anzahl|quantite|cantidad|antal|ilosc|item number|artikelnr|ends in|hi |hello|dear |hallo |bonjour|hola |expires|earn|save |price|preis|prix|precio|prezzo|cena|pris\b|prijs|betrag|amount|summe|bestellnummer|rechnungsnummer|commande|pedido|ordine|mwst|vat\b|tva\b|iva\b|geg\b|gegeben|ec\b|girocard|kartenzahlung|karte\b|carte\b|tarjeta\b|carta di|pin\b|efectivo|contanti|especes|zusammenfassung|order summary|order details|resumen|recapitulatif|riepilogo|overzicht|podsumowanie|sammanfattning|oversigt|bestellubersicht|payment (?:summary|details)|charges?\b|details\b|price breakdown|your (?:items|purchase)|items? (?:found|ordered|to be)|bar\b|ruckgeld|fsa\b|hsa\b|change\b|cash\b|tendered|debit|credit card|approved|auth\b|balance|remaining|delivered|arriv|ankunft|llegada|sold by|seller|verkaufer|vendeur|vendedor|venditore|verkoper|ship(?:ped|s)? (?:to|from)|united (?:states|kingdom)|germany|deutschland|original|thank|vielen dank|merci|gracias|grazie|bedankt|purchase summary|summary|rental agreement|cartao|karta|tarjeta|carte banc|valid|sub ?total|total|refund|remboursement|reembolso|erstattung|points|you (?:sent|paid|saved)|your (?:order|payment|card)|shipping|delivery|versand|livraison|envio|sku|model:|model (?:no|number|#)|upc|isbn|asin|condition:|platform:|format:|style:|edition:|variant:|option:|art\.?-?nr|check #|table|server|host|guests?\b|color:|colour:|size:|farbe:|grosse:|価格|単価|小計|合計|数量)/u;
/** Words that open sentences; in a cell of its own such a word may well open a name (`Free range eggs`). */
const SENTENCE_START =
  /^(?:you|your|we|our|if|get|shop|buy|view|see|read|from|to|the following|this|please|it|hi|free|date|time|via|street|page|step)\b/;
const DATE_LIKE =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\w*\W)|^\p{L}{3,9}\.? \d{1,2}(?:,|\s\d{4}|$)|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}/u;
const OPEN_END =
  /\b(?:of|de|von|di|van|for|to|at|a|an|the|zu|par|pour|por|per|with|from|and|und|et|y|e|en|was|is|were|à|over|ab|um)$/;
const LABEL_ONLY =
  /^(?:item price|price|unit price|preis|einzelpreis|prix|prix unitaire|precio|precio unitario|prezzo|prijs|preco|cena|pris|hinta|amount|betrag|montant|importe|importo|bedrag|valor|kwota|belopp|belob|belop|line total|item total|artikelpreis|each|価格|単価|小計|金額|价格|가격|금액|商品価格|produkte?|produits?|produtos?|productos?|prodotti|prodott[oi]|articles?|artikel|artikelen|items?|item price|urun|ürün|urunler|商品|小计|상품|nights?|plan price)$/;

/** Details that shops put behind a name without a mark between. */
const ASIDE =
  /[\s(,;|·-]+(?:(?:sold|fulfilled|shipped|dispatched) by|sold and shipped by|verkauf(?:t)? (?:durch|von)|vendu (?:et expédié )?par|vendido por|venduto da|verkocht door|sprzedawca:|säljs av|sælges af|販売:|販売元|(?:size|colou?r|style|condition|sku|item (?:no|number|#)|art(?:icle|ikel)?[.-]?\s?(?:no|nr|nummer)|farbe|größe|taille|couleur|talla|color|taglia|colore|maat|kleur|tamanho|cor|rozmiar|kolor|storlek|färg|størrelse|beden|renk|サイズ|カラー|颜色|尺码|색상|사이즈)\s?[:：])/iu;
const NOT_BOUGHT =
  /\((?:refunded|removed|out of stock|unavailable|not available|cancelled|canceled|substituted)\)/;
const LEADING_COUNT = /^\s*\d{1,3}\s?[x×]\s+\p{L}/u;

/** Item rows among the amounts of a page, in order. */
export function readItems(lines: readonly Line[], reads: readonly ReadAmount[]): ItemRow[] {
  const byLine = new Map<number, ReadAmount[]>();
  for (const read of reads) {
    const group = byLine.get(read.amount.line);
    if (group) group.push(read);
    else byLine.set(read.amount.line, [read]);
  }
  const items: ItemRow[] = [];
  for (const [index, group] of byLine) {
    if (items.length >= ITEMS_MAX) break;
    const item = readRow(lines, index, group, byLine);
    if (item) items.push(item);
  }
  return items;
}

function readRow(
  lines: readonly Line[],
  index: number,
  group: readonly ReadAmount[],
  byLine: ReadonlyMap<number, readonly ReadAmount[]>,
): ItemRow | null {
  const line = lines[index];
  const current = group.filter(({ amount, reading }) => !amount.isStruck && reading.role !== 'previous');
  const priced = current.length > 0 ? current : group.filter(({ amount }) => !amount.isStruck);
  const last = priced.at(-1);
  const first = priced[0];
  if (!line || !last || !first || !mayBeItem(priced)) return null;
  const named = nameOf(lines, index, first.amount, byLine);
  if (!named) return null;
  const counted =
    first.amount.times ??
    readQuantity(line, named.raw, (count) => count * first.amount.minor === last.amount.minor) ??
    quantityAbove(lines, index, named.line) ??
    quantityBelow(lines, index, byLine);
  const isPack =
    priced.length === 1 &&
    counted !== null &&
    last.amount.minor % counted !== 0 &&
    hasTrailingCount(named.own);
  const quantity = isPack ? null : counted;
  const prices = pricesOf(priced, quantity);
  const hasHead = first.amount.header !== '' && isHeaderText(headText(first.amount, last.amount));
  return {
    name: isPack ? named.own.trim() : named.name,
    quantity: quantity ?? prices.quantity,
    unitMinor: prices.unit,
    lineMinor: last.amount.isNegative ? -prices.line : prices.line,
    line: index,
    amount: last.amount,
    isSure: hasHead || quantity !== null || line.cells.length > 1,
  };
}

function headText(a: Amount, b: Amount): string {
  return `${a.header}\tprice\t${b.header}`;
}

function mayBeItem(group: readonly ReadAmount[]): boolean {
  return group.every(({ amount, reading }) => {
    if (amount.isNegative && group.length === 1 && reading.role !== 'none') return false;
    if (reading.role === 'none' || reading.role === 'unit' || reading.role === 'previous') return true;
    if (LABEL_ONLY.test(reading.label.replace(/[:\s]+$/, ''))) return true;
    const isOwnLabel = reading.isBeside && (reading.strength <= 1 || /copay|co-pay/.test(reading.label));
    const isHeadLabel = amount.header !== '' && reading.strength <= 1;
    return isOwnLabel || isHeadLabel || (!reading.isBeside && reading.strength < 2);
  });
}

function pricesOf(
  group: readonly ReadAmount[],
  quantity: number | null,
): { line: number; unit: number | null; quantity: number | null } {
  const values = group.map(({ amount }) => amount.minor);
  const last = values.at(-1) ?? 0;
  const lastRead = group.at(-1);
  if (values.length === 1) {
    const count = quantity ?? 1;
    const isUnit =
      lastRead?.amount.times !== null ||
      /^\s*(?:\/ ?)?(?:each|ea\b|pro stuck|je\b|l'unite|c\/u|cad|per stuk|\/ ?(?:st|stk|szt|pc|ks)\b)/.test(
        lastRead?.amount.right ?? '',
      );
    if (count > 1 && isUnit) return { line: last * count, unit: last, quantity: null };
    return {
      line: last,
      unit: count > 1 && last % count === 0 ? last / count : count === 1 ? last : null,
      quantity: null,
    };
  }
  for (const unit of values.slice(0, -1)) {
    if (quantity !== null && unit * quantity === last) return { line: last, unit, quantity: null };
  }
  const unit = values[0] ?? last;
  const ratio = unit > 0 && last % unit === 0 ? last / unit : null;
  if (quantity === null && ratio !== null && ratio <= 999) return { line: last, unit, quantity: ratio };
  return { line: last, unit, quantity: null };
}

interface Named {
  readonly name: string;
  /** The name as it stands, counts included. */
  readonly own: string;
  readonly raw: string;
  readonly line: number;
}

function nameOf(
  lines: readonly Line[],
  index: number,
  amount: Amount,
  byLine: ReadonlyMap<number, readonly ReadAmount[]>,
): Named | null {
  const line = lines[index];
  if (!line) return null;
  const inside = line.cells[amount.cell]?.text.slice(0, amount.start) ?? '';
  const between = wordsBetween(line, index, amount, byLine);
  const candidates = [...line.cells.slice(0, amount.cell).map((cell) => cell.text), inside, between];
  const behind = line.cells.slice(amount.cell + 1).map((cell) => cell.text);
  if (candidates.some((raw) => NOT_BOUGHT.test(foldText(raw)))) return null;
  for (const raw of [
    ...candidates.filter(isWordy).sort((a, b) => b.length - a.length),
    ...behind.filter(isWordy),
  ]) {
    const name = cleanName(raw);
    if (isName(name) && !(raw === inside && SENTENCE_START.test(foldText(name))))
      return { name, own: raw, raw: line.text.slice(0, 400), line: index };
  }
  const counted = countedLineAbove(lines, index, byLine);
  for (let i = counted ?? index - 1; i >= Math.max(0, Math.min(counted ?? index, index - 4)); i--) {
    const above = lines[i];
    if (!above || (byLine.get(i) ?? []).length > 0) return null;
    const [text] = above.cells.map((cell) => cell.text).filter(isWordy);
    if (text === undefined) continue;
    const name = cleanName(text);
    if (isName(name) && !isHeaderText(above.text))
      return { name, own: text, raw: `${above.text}\t${line.text}`, line: i };
    if (!isDetail(text)) return null;
  }
  return null;
}

/** `2x 0,95 Shampoo    1,90`: the words between a unit price and the price of the row. */
function wordsBetween(
  line: Line,
  index: number,
  amount: Amount,
  byLine: ReadonlyMap<number, readonly ReadAmount[]>,
): string {
  const next = (byLine.get(index) ?? []).find(
    (read) => read.amount !== amount && (read.amount.cell > amount.cell || read.amount.start > amount.start),
  );
  if (!next) return '';
  const to = next.amount.cell === amount.cell ? next.amount.start : undefined;
  return line.cells[amount.cell]?.text.slice(amount.end, to).trim() ?? '';
}

const OPTION = /^\s*(?:[•·◦▪‣–*+-]|[○●])\s*\p{L}/u;

/** The line `2 x Bowl` over a list of choices (`• Rice`) that ends with the price alone; null without one. */
function countedLineAbove(
  lines: readonly Line[],
  index: number,
  byLine: ReadonlyMap<number, readonly ReadAmount[]>,
): number | null {
  for (let i = index - 1; i >= Math.max(0, index - 12); i--) {
    const text = lines[i]?.text ?? '';
    if ((byLine.get(i) ?? []).length > 0) return null;
    if (LEADING_COUNT.test(text)) return i;
    if (!OPTION.test(text)) return null;
  }
  return null;
}

function isWordy(text: string): boolean {
  return /\p{L}{2}|[\u3040-\u9fff]/u.test(text);
}

/** Lines between a name and its price that say more about it (size, colour, seller, number). */
function isDetail(text: string): boolean {
  const folded = foldText(text);
  return text.length < 60 && (NOT_A_NAME.test(folded) || folded.includes(':'));
}

function isName(name: string): boolean {
  const folded = foldText(name);
  if (name.length < 2 || name.length > NAME_CHARS_MAX || !isWordy(name)) return false;
  if (LABEL_ONLY.test(folded.replace(/[:\s]+$/, '')) || NOT_A_NAME.test(folded)) return false;
  if (
    DATE_LIKE.test(folded) ||
    OPEN_END.test(folded) ||
    /[+@=]$/.test(name) ||
    /^[x×] ?\d/.test(name) ||
    /^[\d.,]+\s?(?:gal|l|kg|lb)\b/.test(folded)
  )
    return false;
  if (
    findMoney(name)[0]?.start === 0 ||
    /^[(（].*[)）]$|^\d+\s?(?:点|個|个|本|枚|件|冊|개|セット|箱|袋)$/.test(name) ||
    NOT_BOUGHT.test(folded)
  )
    return false;
  if (isCurrencyCode(name.toUpperCase()) || /^(?:kr|total|sum|summa|summe|subtotal)$/.test(folded))
    return false;
  if (/:$/.test(name) || /https?:|@/.test(name)) return false;
  return !(name.length > 90 && /[.!?]$/.test(name)) && name.split(' ').length <= 26;
}

function cleanName(raw: string): string {
  return stripQuantity(withoutAside(raw))
    .replace(/\s+[-–—:.·•|(@à]+\s*$/u, '')
    .replace(/^[-–—•·・*.:|\s]+/u, '')
    .replace(/^[「『【"“](.+)[」』】"”]$/u, '$1')
    .replace(/[:.\s]+$/u, (tail) => (tail.includes(':') ? ':' : ''))
    .trim();
}

/** A name without what a shop adds to it in the same cell: its seller, its size, its number. */
function withoutAside(raw: string): string {
  const cut = raw.search(ASIDE);
  return cut > 3 ? raw.slice(0, cut) : raw;
}

function quantityBelow(
  lines: readonly Line[],
  index: number,
  byLine: ReadonlyMap<number, readonly ReadAmount[]>,
): number | null {
  for (let i = index + 1; i <= Math.min(lines.length - 1, index + 3); i++) {
    const line = lines[i];
    if (!line || (byLine.get(i) ?? []).length > 0) return null;
    const quantity = labelledQuantity(line);
    if (quantity !== null) return quantity;
  }
  return null;
}

function quantityAbove(lines: readonly Line[], index: number, nameLine: number): number | null {
  for (let i = index - 1; i > nameLine; i--) {
    const line = lines[i];
    const quantity = line ? labelledQuantity(line) : null;
    if (quantity !== null) return quantity;
  }
  return null;
}

function labelledQuantity(line: Line): number | null {
  return readQuantity({ ...line, cells: [] }, line.text);
}
