import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, type DateToken, findDates } from '../candidates/dates.ts';
import { foldInPlace } from '../page/clean-text.ts';
import { isPriceRow, type Line } from '../page/page.ts';

export interface FoundDate {
  readonly on: CivilDate;
  readonly line: number;
  readonly text: string;
}

const ORDERED =
  /\b(?:order(?:ed)? (?:date|on|placed)|placed on|date (?:of )?(?:order|purchase|paid|of issue|ordered|placed|issued|booked|of payment|of donation)|purchase date|purchased on|invoice date|transaction date|payment date|paid on|date of purchase|booked on|booking date|receipt date|sale date|charged on|charge date|date charged|donation date|refund date|refunded on|issued on|refund issued on|processed on|order time|date & time|date\/time|billing date|billed on|trip date|bestelldatum|bestellt am|bestellung vom|rechnungsdatum|kaufdatum|auftragsdatum|buchungsdatum|zahlungsdatum|bezahlt am|gebucht am|erstattungsdatum|belegdatum|ihre bestellung vom|date de (?:la )?commande|commande du|commande passee le|commande effectuee le|date d'achat|date de facture|date de facturation|date de paiement|date de la transaction|paye le|passee le|fecha de(?:l)? (?:pedido|compra|pago|factura|emision|la compra|reserva)|realizado el|fecha de la transaccion|pedido realizado el|data (?:dell'|di |del |d')?(?:ordine|acquisto|fattura|pagamento|emissione|transazione)|ordinato il|effettuato il|besteldatum|besteld op|orderdatum|factuurdatum|betaaldatum|aankoopdatum|datum bestelling|data d[oae] (?:pedido|encomenda|compra|pagamento|fatura|emissao)|realizado em|data zamowienia|data zakupu|data platnosci|data wystawienia|data sprzedazy|zlozone dnia|orderdatum|bestallningsdatum|kopdatum|fakturadatum|betaldatum|ordredato|bestillingsdato|kobsdato|fakturadato|betalingsdato|kjopsdato|tilauspaiva|tilattu|laskun paivays|maksupaiva|datum objednavky|datum nakupu|datum platby|rendeles datuma|data comenzii|siparis tarihi|odeme tarihi|дата заказа)\b|注文日|ご注文日|購入日|ご利用日|お支払い日|領収日|請求日|取引日|决済日|下单时间|订单日期|訂購日期|支付时间|주문일|주문일시|결제일|결제일시|구매일/;
const PLAIN =
  /(?:^|\t|[.\s])(?:date|datum|fecha|data|dato|paivamaara|datum|tarih|дата|am|vom|le|il|dia|dnia|den|日付|日期|날짜|issued|placed|ordered|purchased|bestellt|aufgegeben)\s?[:\t.]?\s*$/;
/** `was topped up with £20.00 on`, `your gift of $75 to … on`. */
const DONE_ON =
  /\b(?:charged|paid|placed|made|purchased|bought|ordered|replenished|topped up|reloaded|received|processed|issued|billed|debited|booked|donated|refunded|donation|payment|gift|transaction|taken)\b[^.;]{0,60}\bon $/;
const OTHER =
  /\b(?:deliver\w*|arriv\w*|ship\w*|estimated|expected|due|expires?|expir\w*|renew\w*|next|trial|valid|until|depart\w*|return|check-?in|check-?out|from|to|birth|member since|period|ends?|start\w*|begin\w*|pickup|pick up|appointment|service|event|visit|travel|flight|copyright|lieferung|liefertermin|lieferdatum|zustellung|fallig|zahlbar|ablauf|gultig|abreise|anreise|bis|verlanger\w*|nachste|livraison|livree|echeance|depart|arrivee|prochain\w*|jusqu|valable|entrega|vencimiento|proximo|hasta|salida|llegada|validez|consegna|scadenza|prossim\w*|partenza|arrivo|entro|bezorg\w*|lever\w*|vervaldatum|volgende|vertrek|aankomst|vencimento|proxim\w*|ate|dostaw\w*|termin|nastepn\w*|wyjazd|forfall\w*|nasta|leverans|avgang|ankomst|forfald\w*|naeste|neste|levering|erapaiva|seuraava|toimitus|splatnost|doruceni|pristi|hatarido|kovetkezo|szallitas|scadent\w*|livrare|son|teslimat)\b|お届け|配達|期限|次回|到着|出発|チェックイン|送达|到期|下次|배송|만료|다음/;
/** A span of hours behind a day: when something is fetched or brought. */
const APPOINTED =
  /^,?\s?(?:entre|between|zwischen|tra le|tussen|entre las|entre as|miedzy|mellan|mellem|mellom|from|von|de)? ?(?:las |le )?\d{1,2}(?::\d{2}|h\d{0,2}| ?[ap]m| uhr)? ?(?:-|–|et|and|und|e|en|y|to|bis|a|i|och|og) ?(?:las |le )?\d{1,2}(?::\d{2}|h\d{0,2}| ?[ap]m| uhr)/;
const DAYS_BACK_MAX = 120;
const DAYS_AHEAD_MAX = 2;

/** Settles numeric dates for one mail: day first or month first. */
export function dateContextOf(
  lines: readonly Line[],
  reference: CivilDate | null,
  isMonthFirstCountry: boolean,
): DateContext {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const line of lines.slice(0, 800)) {
    if (!/\d[/-]\d/.test(line.text)) continue;
    for (const match of line.text.matchAll(/(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?!\d)/g)) {
      if (Number(match[1]) > 12) dayFirst += 1;
      else if (Number(match[2]) > 12) monthFirst += 1;
    }
  }
  const isDayFirst = dayFirst === monthFirst ? !isMonthFirstCountry : dayFirst > monthFirst;
  return { isDayFirst, reference };
}

/** The stated date of the order, or null. Only days shortly before the mail count. */
export function findOrderDate(lines: readonly Line[], context: DateContext): FoundDate | null {
  let best: (FoundDate & { score: number }) | null = null;
  for (const [index, line] of lines.entries()) {
    if (index > 500 || !/\d/.test(line.text) || isPriceRow(line)) continue;
    const text = line.text.slice(0, 300);
    const folded = foldInPlace(text);
    for (const token of findDates(text, context)) {
      const score = labelScore(folded, token, foldInPlace(lines[index - 1]?.text.slice(-80) ?? ''));
      const on = score > 0 ? pickReading(token, context.reference) : null;
      if (on !== null && score > (best?.score ?? 0))
        best = { on, line: index, text: text.slice(token.start, token.end), score };
    }
  }
  return best;
}

function labelScore(folded: string, token: DateToken, above: string): number {
  const left = folded.slice(Math.max(0, token.start - 60), token.start);
  const near = left.slice(Math.max(left.lastIndexOf('. '), left.lastIndexOf('; ')) + 1);
  const year = token.hasYear ? 0.5 : 0;
  if (APPOINTED.test(folded.slice(token.end, token.end + 40))) return 0;
  if (ORDERED.test(near)) return OTHER.test(near.slice(-22).replace(ORDERED, '')) ? 0 : 4 + year;
  if (OTHER.test(near)) return 0;
  if (PLAIN.test(near) || DONE_ON.test(near)) return 2 + year;
  if (/^\s*$/.test(near)) {
    if (ORDERED.test(above) && above.length < 60) return 3 + year;
    if (OTHER.test(above)) return 0;
    const isAlone = folded.length - (token.end - token.start) < 16;
    return isAlone && token.hasYear ? 1.2 : 0;
  }
  return 0;
}

/** The reading that lies in the days an order mail can speak of, the closest to the mail. */
function pickReading(token: DateToken, reference: CivilDate | null): CivilDate | null {
  if (reference === null) return token.readings[0] ?? null;
  const [first] = token.readings;
  if (first !== undefined && isPlausible(first, reference)) {
    const exact = token.readings.find((date) => Math.abs(daysBetween(date, reference)) <= 1);
    return exact ?? first;
  }
  return token.readings.find((date) => isPlausible(date, reference)) ?? null;
}

function isPlausible(date: CivilDate, reference: CivilDate): boolean {
  const age = daysBetween(date, reference);
  return age <= DAYS_BACK_MAX && age >= -DAYS_AHEAD_MAX;
}
