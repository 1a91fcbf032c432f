import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from '../candidates/dates.ts';
import { foldInPlace } from '../page/clean-text.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import type { FoundDate } from './mail-dates.ts';

export interface Renewal {
  readonly nextRenewal: FoundDate | null;
  readonly trialEnd: FoundDate | null;
}

const RENEWS =
  /renew|next (?:cycle|auto-?pay|auto-?ship|gift|donation|contribution|refill|shipment|box|delivery|order|draft|dues|membership payment|billing|payment|charge|invoice|bill (?:date|is due|will be charged)|charge date|due|installment|delivery and charge|order will be charged|donation)|next (?:monthly|annual|yearly) (?:payment|charge|bill)|(?:will|'ll) (?:be )?(?:charged?|billed?)|will be (?:charged|billed|debited|renewed)|billing (?:starts|begins|will (?:start|begin))|first (?:charge|payment|billing|bill)|charged again|recurs? on|next on|verlanger|nachste (?:abbuchung|zahlung|rechnung|abrechnung|verlangerung|fallig)|nachstes abrechnung|wird am|buchen wir|erste (?:abbuchung|zahlung)|renouvel|reconduit|reconduction|renuev|prossim[oa] prelievo|proximo vencim|nasta dragning|lauft bis|yenileme|续期|续订|到期|prochain(?:e)? (?:prelevement|paiement|facturation|facture|echeance|renouvellement)|sera (?:preleve|debite|facture|renouvele|reconduit)|serez (?:debite|facture|preleve)|premier prelevement|renov|proxima (?:fecha|data) de (?:facturacion|cobro|pago|renovacion|cobranca|pagamento|faturacao)|prochaine date de (?:facturation|prelevement|paiement)|nachstes? (?:zahlungs|rechnungs|abbuchungs)datum|prossima data di (?:fatturazione|addebito|rinnovo)|volgende (?:factuur|betaal|incasso)datum|proxim[oa] (?:cobro|pago|factura|renovacion|cargo|facturacion|cobranca|pagamento|fatura|renovacao)|se (?:te )?cobrara|sera cobrad|rinnov|prossim[oa] (?:addebito|pagamento|fattura|rinnovo|fatturazione)|(?:sara|verra) addebitat|primo addebito|verleng|volgende (?:betaling|incasso|factuur|afschrijving|verlenging)|(?:wordt|worden) (?:automatisch )?(?:verlengd|afgeschreven)|eerste betaling|odnow|nastepn[aey] (?:platnosc|oplata|rozliczenie|obciazenie|faktura)|kolejn[aey] (?:platnosc|oplata)|zostanie (?:pobran|odnowion)|fornya|nasta (?:betalning|debitering|faktura|fornyelse)|dras (?:den|nasta)|forny(?:es|else)|n(?:ae|a|e)ste (?:betaling|traekning|faktura|trekk|fornyelse)|(?:traekkes|trekkes|belastes)|uusiutu|seuraava (?:maksu|veloitus|laskutus)|veloitetaan|obnov|pristi platba|dalsi platba|megujul|kovetkezo (?:fizetes|szamlazas)|reinno|urmatoarea plata|yenilen|sonraki odeme|продл|следующ(?:ий|ее) (?:плат|спис)|次回(?:更新|請求|決済|お支払い|のお支払い|ご請求)|更新日|自動更新|下次(?:扣款|续费|付款)|续费日期|다음 결제|갱신/;
const TRIAL =
  /trial (?:ends?\b|expires?|period ends?|will end|is ending|runs|lasts|until|through)|end of (?:your |the )?(?:free )?trial|trial.{0,40}(?:until|through|ends?\b|expires?\b)|free (?:until|through|trial until|trial ends)|enjoy .{0,60}free until|probe\w* .{0,30}(?:endet|bis|lauft)|test\w* .{0,30}(?:endet|bis|lauft)|kostenlos bis|gratis bis|essai .{0,40}(?:jusqu|prend fin|se termine|expire)|gratuit jusqu|fin de (?:l'|votre )?essai|prueba .{0,40}(?:hasta|termina|finaliza|acaba)|gratis hasta|gratuito (?:ate|hasta|fino)|za darmo do|kostenfrei bis|無料(?:体験|お試し|トライアル)?期間[\s:：]*$|fin de la prueba|prova .{0,40}(?:fino|termina|scade)|gratis fino|fine della prova|proef\w* .{0,30}(?:tot|eindigt|loopt)|gratis tot|teste .{0,30}(?:ate|termina)|gratis ate|okres\w* prob\w* .{0,30}(?:do|konczy)|bezplatn\w* .{0,20}do|prov\w* .{0,30}(?:till|slutar|loper|gar ut)|gratis (?:till|til|indtil|frem til)|prove\w* .{0,30}(?:til|slutter|udlober|utloper)|kokeilu\w* .{0,30}(?:paattyy|asti)|zkusebni .{0,30}(?:konci|do)|probaido\w* .{0,30}|deneme .{0,30}|無料(?:体験|トライアル|期間).{0,12}(?:終了|まで|期限)|试用.{0,10}(?:结束|到期|至)|무료 ?체험.{0,10}(?:종료|까지)/;
/** The day stands in a cell before its label (`January 19 | Trial ends`). */
const VALUE_FIRST = /^\t[^\d\t]{4,40}$/;
const DAYS_AHEAD_MAX = 1200;
const SENTENCE_END = /[.!?。](?<=(?:\p{L}{3,40}|\d{4}|\)).)\s+(?=\p{L})/gu;

/** Dates on which a plan renews and a trial ends, as the mail states them. */
export function findRenewal(subject: string, lines: readonly Line[], context: DateContext): Renewal {
  let nextRenewal: FoundDate | null = null;
  let trialEnd: FoundDate | null = null;
  const texts = [
    { text: subject, line: -1, isThing: () => false },
    ...lines.map((line, index) => ({ text: line.text, line: index, isThing: () => isThingRow(line) })),
  ];
  for (const [index, entry] of texts.entries()) {
    if (index > 500 || (nextRenewal && trialEnd)) break;
    if (!/\d/.test(entry.text)) continue;
    const text = entry.text.slice(0, 600);
    const folded = foldInPlace(text);
    for (const sentence of sentencesOf(folded)) {
      const dates = findDates(text.slice(sentence.from, sentence.to), context);
      if (dates.length === 0) continue;
      const above = foldInPlace(texts[index - 1]?.text.slice(-70) ?? '');
      const hasLabelAbove = above.length < 60 && !/\d/.test(above);
      for (const token of dates) {
        const left = folded.slice(sentence.from, sentence.from + token.start);
        const behind = folded.slice(sentence.from + token.end, sentence.to);
        const label = /\p{L}{4}/u.test(left)
          ? left
          : VALUE_FIRST.test(behind)
            ? behind
            : hasLabelAbove
              ? `${above} ${left}`
              : left;
        const on = futureReading(token.readings, token.hasYear, context.reference);
        if (on === null || entry.isThing()) continue;
        const found = {
          on,
          line: entry.line,
          text: text.slice(sentence.from + token.start, sentence.from + token.end),
        };
        const whole = folded.slice(sentence.from, sentence.to);
        if (TRIAL.test(label)) trialEnd ??= found;
        else if (RENEWS.test(label) || (RENEWS.test(whole) && isLeading(left))) {
          if (context.reference === null || on > context.reference) nextRenewal ??= found;
        }
      }
    }
  }
  return { nextRenewal, trialEnd };
}

/** The row of a bought thing that does not speak of a renewal. */
function isThingRow(line: Line): boolean {
  return line.cells.length > 2 && isPriceRow(line) && !RENEWS.test(foldInPlace(line.text));
}

/** "On 5 May we will charge …": the date stands before the verb. */
function isLeading(left: string): boolean {
  return left.length < 70;
}

function sentencesOf(text: string): { from: number; to: number }[] {
  if (!/[.!?。]\s/.test(text)) return [{ from: 0, to: text.length }];
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    parts.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  parts.push({ from, to: text.length });
  return parts;
}

function futureReading(
  readings: readonly CivilDate[],
  hasYear: boolean,
  reference: CivilDate | null,
): CivilDate | null {
  if (reference === null) return hasYear ? (readings[0] ?? null) : null;
  const floor = addDays(reference, -1);
  const future = readings.filter((date) => date > floor && daysBetween(reference, date) <= DAYS_AHEAD_MAX);
  if (future.length === 0) return null;
  return hasYear ? (future[0] ?? null) : ([...future].sort()[0] ?? null);
}
