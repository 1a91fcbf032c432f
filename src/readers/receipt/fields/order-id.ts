import { foldInPlace } from '../page/clean-text.ts';
import { type Cell, isPriceRow, type Line } from '../page/page.ts';

export interface FoundText {
  readonly value: string;
  /** Line it stands in, -1 for the subject. */
  readonly line: number;
}

interface LabelledLine {
  readonly text: string;
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Cells of the next line. */
  readonly below: readonly Cell[];
}

interface LabelKind {
  readonly pattern: RegExp;
  readonly weight: number;
}

const NUMBER_WORD = String.raw`(?:\s?(?:number|num|no|nr|id|code|reference|ref|nummer|numero|n|#|№)\b|\s?n[o°º]|\s?nr)?`;

/** Labels of numbers, the order's own first. Written for folded text. */
const LABELS: readonly LabelKind[] = [
  {
    weight: 6,
    pattern: new RegExp(
      String.raw`(?:(?:bestell|auftrags|order|orde|ordre|tilaus|bestill)[a-z-]{0,4}(?:bestatigung|bevestiging|bekraftelse|bekraeftelse|bekreftelse|vahvistus)|(?<!re)\border${NUMBER_WORD}|\bpo${NUMBER_WORD}(?=\s?[:#])|bestell(?:ung)?(?:s)?[\s-]?(?:nummer|nr|id)|\bbestellung|\bauftrag(?:s(?:eingang)?)?(?:[\s-]?(?:nummer|nr))?|auftragseingang|bestelleingang|conferma (?:d'|dell')?ordine|confirmation de (?:votre )?commande|confirmacion de(?:l| tu)? pedido|potvrzeni objednavky|potwierdzenie zamowienia|(?:numero|n[o°º.]|ref(?:erence)?)\s?(?:de\s|de la\s|du\s|di\s|do\s|da\s|del\s|dell')?\s?(?:votre\s|tu\s|su\s|seu\s)?(?:commande|pedido|ordine|encomenda|orden|compra)|\b(?:commande|pedido|ordine|encomenda|orden|compra)${NUMBER_WORD}|bestelnummer|bestelling|order-?nummer|ordrenummer|ordrenr|ordernr|\bbestallning|\bordre|numer zamowienia|nr zamowienia|zamowienie(?:\s?nr)?|zamowienia(?:\s?nr)?|tilausnumero|\btilaus|cislo objednavky|objednavk[ay](?:\s?c\.?)?|rendelesszam|rendeles szama|numar comanda|comanda(?:\s?nr)?|siparis no|siparis numarasi|номер заказа|заказ[ауе]?|замовлення|παραγγελια[σς]?|αριθμος παραγγελιας|注文番号|ご注文番号|オーダー番号|受注番号|订单号|订单编号|(?:订单|訂單)(?=\s?\d)|訂單編號|주문번호|주문 번호)`,
      'g',
    ),
  },
  {
    weight: 5,
    pattern:
      /(?:(?:boknings|booking|buchungs|boekings|reservierungs|reserverings|reservasjons|bestillings|varaus)-?(?:bekraftelse|bestatigung|bevestiging|bekreftelse|bekraeftelse|vahvistus)|confirmation de (?:votre )?reservation|conferma (?:di )?prenotazione|confirmacion de (?:tu )?reserva|confirmacao de reserva|potwierdzenie rezerwacji|\b(?:bokning|buchung|boeking|reservering|varaus|prenotazione)\b|(?:booking|reservation|confirmation|record locator|locator|itinerary|trip|rental agreement|rental record|pnr)(?:\s?(?:number|no|nr|id|code|reference|ref|#|locator)\b)?|buchungs?(?:nummer|nr|code|-?nr|referenz)|reservierungsnummer|vorgangsnummer|auftragscode|(?:numero de |n[o°º]\s?(?:de )?|code de |reference de )?(?:reservation|dossier)|(?:numero de |codigo de |localizador de )?(?:reserva|localizador)|(?:codice |numero )?(?:di )?prenotazione|boekings?(?:nummer|code)|reserveringsnummer|numer rezerwacji|kod rezerwacji|boknings?(?:nummer|kod)|bookingnummer|referansenummer|bestillingsnummer|varausnumero|予約番号|確認番号|预订号|예약번호)/g,
  },
  {
    weight: 4,
    pattern:
      /(?:invoice(?:\s?(?:number|no|nr|id|#)\b)?|rechnungs?[\s-]?(?:nummer|nr)|rechnung\b|(?:numero de |n[o°º]\s?(?:de )?)?facture(?:\s?n[o°º])?|(?:numero de |n[o°º]\s?(?:de )?)?factura(?:\s?n[o°º])?|fattura(?:\s?n\.?)?|numero fattura|factuur(?:nummer|nr)?|fatura(?:-recibo)?(?:\s?(?:n[o°º]|fr|ft|fs))?|sale(?:\s?(?:number|no|nr|id|#)\b)|ticket(?:\s?(?:number|no|nr|#)\b)|faktura(?:\s?(?:nr|vat))?|fakturanummer|numer faktury|laskun numero|cislo faktury|szamlaszam|fatura no|請求書番号|发票号)/g,
  },
  {
    weight: 3,
    pattern:
      /(?:receipt(?:\s?(?:number|no|nr|id|#)\b)?|beleg(?:nummer|-?nr)|bon(?:nummer|-?nr)|quittungs?(?:nummer|nr)|(?:numero de |n[o°º]\s?(?:de )?)?(?:recu|ticket|recibo)|ricevuta(?:\s?n\.?)?|kvitto(?:nummer)?|kvittering(?:snummer)?|nr paragonu|kuittinumero|領収書番号|registration(?:\s?(?:number|no|id|#)\b)?|repair order|work order|\bro(?= \d{4})|folio(?:\s?(?:number|no|nr|#)\b)?|factura simplificada|citation|cancellation|bilet (?:pkp intercity|nr)|permit(?:\s?(?:number|no|#)\b)?|rx\s?(?:number|#|no)|prescription number|donation (?:id|number)|document (?:no|number))/g,
  },
  {
    weight: 2,
    pattern:
      /(?:transaction(?:\s?(?:number|no|id|code|#)\b)|transaktions?(?:code|nummer|id|-nr)|transaction-id|payment id|payment reference|reference(?:\s?(?:number|no|id|code|#)\b)?|referentie|referencia|riferimento|referens|referanse|ref\s?(?:no|#|number)|referenz(?:nummer)?|id de (?:transaction|transaccion)|id transazione|transactie(?:nummer|-id)|id da transacao|numer transakcji|transaktions?-?id|取引番号|取引id|决済番号|决済id|交易号|거래번호|승인번호|case number|charge id|(?:parking )?session(?:\s?(?:number|no|id|#))|\btransaction(?=\t)|citation(?:\s?(?:number|no|#)\b)|codigo da transacao|codigo de (?:transaccion|operacion)|(?:payment )?confirmation (?:number|no|#|code))/g,
  },
];

/** Beginnings of the words in `LABELS`: a quick look before the thorough one. */
const MAY_NAME_A_NUMBER =
  /ord[eir]|best|auft|comm|ped|zam|tila|obje|rend|com[ap]|sip|book|buch|rese|conf|loc|iti|trip|rent|pnr|vorg|doss|pren|boek|reze|bok|vara|refer|invo|rech|fact|fatt|fatu|fakt|sale|tick|rece|bele|bon|quit|recu|reci|rice|kvit|kuit|rx|pres|dona|docu|tran|pay|ref|id|num|cis|szam|lasku|case|char|po\b|enco|code|foli|cita|canc|bile|regi|cod|n[o°º.]|[^\x00-\x7f]/;
const LOCATOR = /\b[A-Z]{6}\b/;
/** `Your receipt from Linear Orbit, Inc. #2210-8827`: above the invoice that the body names too. */
const RECEIPT_SUBJECT =
  /\b(?:receipt|beleg|quittung|reçu|recibo|ricevuta)\b[^#]{2,70}#\s?(\d[\dA-Z-]{4,24})\s*$/i;
const RECEIPT_SUBJECT_WEIGHT = 4.4;
const HAS_LONG_NUMBER = /\d{5}/;
const VALUE =
  /^\s*(?:\([^()\d]{3,30}\)(?=\s?[:：]))?[\s:：#.\-–№°º\])】]*(?:(?:is|for|ist|est|es|e|lautet|no|nr|number|num|id|confirmed|confirmation|purchase|transaction|received|placed|summary|details|complete|completed|update|receipt|confirmada|confirmado|confirmee|bestatigt|bestätigt|bevestigd|acquittée|acquittee|payée|pagada|pagata|saldata|paid|bezahlt|betaald|voldaan|opłacona|c|n|numer|numero|č|nº|ta|dvs|dumneavoastra)(?![\p{L}\d])[.:\s#(№°º]*){0,2}[#№([]?\s?([A-Z0-9][A-Z0-9_/.-]{1,40}[A-Z0-9]|[A-Z0-9]{3,40})(?![\p{L}])/iu;

/** The order number, else the booking, invoice, receipt or transaction number, of a mail. */
export function findOrderId(subject: string, lines: readonly Line[]): FoundText | null {
  const best: { found: FoundText | null; weight: number } = { found: null, weight: 0 };
  const texts: LabelledLine[] = [{ text: subject, line: -1, cells: [], below: [] }];
  for (const [line, content] of lines.entries()) {
    const { text, cells } = content;
    const below = lines[line + 1]?.text ?? '';
    if (isPriceRow(content) && (cells.length > 3 || (line > 12 && !HAS_LONG_NUMBER.test(text)))) continue;
    if (
      line < 400 &&
      (/\d/.test(text) || (text.length < 60 && /\d/.test(below)) || LOCATOR.test(text) || LOCATOR.test(below))
    )
      texts.push({ text: text.slice(0, 300), line, cells, below: lines[line + 1]?.cells ?? [] });
  }
  const ofReceipt = RECEIPT_SUBJECT.exec(subject)?.[1];
  if (ofReceipt) {
    best.found = { value: ofReceipt, line: -1 };
    best.weight = RECEIPT_SUBJECT_WEIGHT;
  }
  for (const entry of texts) {
    const folded = foldInPlace(entry.text);
    if (!MAY_NAME_A_NUMBER.test(folded)) continue;
    const beside =
      best.weight < 3.5 && /#|nolu|numarali|no'lu|n[°º]|\(\d{6}/.test(folded)
        ? numberBesideLabel(folded, entry.text)
        : null;
    if (beside !== null) {
      best.found = { value: beside, line: entry.line };
      best.weight = 3.5;
    }
    for (const label of LABELS) {
      const weight = label.weight + (entry.line < 0 ? 0.3 : 0);
      if (label.weight <= best.weight) break;
      const found = valueAfter(entry, folded, label);
      if (!found || weight <= best.weight) continue;
      best.found = found;
      best.weight = weight;
    }
  }
  return best.found;
}

/** A number that stands before its label (`4718827364 numaralı siparişiniz`, `order is confirmed (#3918827364)`). */
function numberBesideLabel(folded: string, text: string): string | null {
  const found =
    /(\d[\d-]{5,24})\s?(?:numarali|nolu|no'lu)\s/.exec(folded) ??
    /\bn[°º] ?(\d{6,20})\b/.exec(folded) ??
    /\border(?:'s| is| has)?\b[^()]{0,40}\((\d[\d-]{5,24})\)/.exec(folded) ??
    /\b(?:order|bestellung|commande|pedido|ordine|bestelling|zamowieni\w*)\b[^#]{0,60}#\s?([a-z]{0,3}-?\d[\d-]{4,24})\b/.exec(
      folded,
    );
  const value = found?.[1];
  if (!found || value === undefined) return null;
  const at = found.index + found[0].lastIndexOf(value);
  return text.slice(at, at + value.length);
}

/** The value under a label that fills its cell: the cell of the next line in the same place. */
function valueBelow(cells: readonly Cell[], from: number, to: number, below: readonly Cell[]): string | null {
  let start = 0;
  for (const [index, cell] of cells.entries()) {
    const end = start + cell.text.length;
    if (from >= start && to <= end + 1 && from - start < 14 && end - to < 4) {
      const aligned =
        below.length === cells.length
          ? below[index]
          : (below.find((other) => other.column === cell.column) ?? below[0]);
      const text = aligned?.text ?? '';
      // `2841 Ridgeline Ct` under `Your receipt` is where it is brought to.
      return /^\d{1,6}(?: \p{L}[\p{L}.]*){2,}/u.test(text) ? null : pickValue(text);
    }
    start = end + 1;
  }
  return null;
}

function valueAfter(entry: LabelledLine, folded: string, { pattern, weight }: LabelKind): FoundText | null {
  for (const match of folded.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const here =
      (weight === 6 ? shortNumber(entry.text.slice(match.index)) : null) ?? pickValue(entry.text.slice(end));
    if (here && (weight < 6 || /\d/.test(here))) return { value: here, line: entry.line };
    const before = valueBefore(entry, match.index, end);
    if (before) return { value: before, line: entry.line };
    const below = entry.line < 0 ? null : valueBelow(entry.cells, match.index, end, entry.below);
    if (below && (weight < 6 || /\d/.test(below))) return { value: below, line: entry.line + 1 };
  }
  return null;
}

/** The value in the cell before that of its label (`#PMT-44771 | Receipt`). */
function valueBefore({ cells }: LabelledLine, from: number, to: number): string | null {
  const [value, label, ...more] = cells;
  if (!value || !label || more.length > 0) return null;
  const isLabel = from === value.text.length + 1 && to >= from + label.text.length - 1;
  return isLabel && /^#?[\p{L}\d][\p{L}\d_/.-]*$/u.test(value.text) ? pickValue(value.text) : null;
}

/** The number of the day that tills give an order (`Order #84`). */
function shortNumber(text: string): string | null {
  return /^\p{L}+ ?#\s?(\d{1,3})(?=$|\s(?!(?:of|items?)\b|\d))/u.exec(text)?.[1] ?? null;
}

function pickValue(text: string): string | null {
  const grouped = /^[\s:#]*(\d{2,4}(?: \d{3,5}){2,5})(?=$|[\s.,;])/.exec(text)?.[1];
  if (grouped) return grouped;
  const match = VALUE.exec(text);
  const value = match?.[1]?.replace(/[.\-/_]+$/, '');
  if (!value || value.length < 3) return null;
  const digits = value.replace(/\D/g, '').length;
  const isLocator =
    /^[A-Z0-9]{5,8}$/.test(value) && /[A-Z]/.test(value) && (digits > 0 || value.length === 6);
  if (digits < 2 && !isLocator) return null;
  if (digits < 3 && !isLocator && !/[A-Z]/.test(value)) return null;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^\d{1,4}[.,]\d{2}$/.test(value)) return null;
  if (/^[a-z]+$/.test(value) || /^(?:19|20)\d{2}$/.test(value)) return null;
  return /^[a-z]{2,}(?!_)/.test(value) && digits < 4 ? null : value;
}
