import { type DateContext, findDates } from '../candidates/dates.ts';
import { foldInPlace } from '../page/clean-text.ts';
import type { Line } from '../page/page.ts';

const LINES_MAX = 200;
/** A label over its value is shorter. */
const LABEL_CHARS_MAX = 60;
/** What stands before the day on which money is still to be paid or will be taken. */
const TO_PAY =
  /\b(?:due(?: date| on| by)?|payment due|pay(?:able)? by|pay before|will be (?:charged|debited|deducted|withdrawn|taken|collected|processed|paid)|(?:we'll|we will|will) (?:\w+ )?(?:charge|bill|debit|collect|take|deduct|draw|draft|withdraw|renew)|scheduled (?:for|on)|autopay (?:date|on|is scheduled)|charge date|debit date|collection date|fallig(?:keit)?(?: am| bis| zum)?|zahlbar bis|zu zahlen bis|bis zum|spatestens|abbuchung(?:sdatum)? am|abgebucht am|eingezogen am|buchen wir|ziehen wir|lastschrift am|echeance|a regler avant|date limite|prelevement le|sera preleve|sera debite|date de prelevement|vencimiento|vence|fecha de (?:cargo|cobro|vencimiento)|antes del|se cargara|se cobrara|scadenza|entro il|data di addebito|sara addebitat\w*|verra addebitat\w*|vervaldatum|te betalen voor|uiterlijk|wordt (?:op|rond)|afgeschreven op|vencimento|data de vencimento|pague ate|sera debitad\w*|termin(?:u)? platnosci|zaplac do|do dnia|forfallodatum|forfallodag|betala senast|betalas senast|forfaldsdato|betales senest|forfallsdato|betalingsfrist|dras|trekkes|traekkes|erapaiva|splatnost\w*|esedekesseg|hatarido|scadenta?|son odeme|odeme tarihi)\b|支払期限|お支払い期限|引き落とし日|引落日|振替日|お支払日|到期|还款日|扣款日|결제 ?예정일|납부 ?기한|출금 ?예정일/;

/** True when a line names a day after the mail's own on which something is to be paid or will be charged. */
export function hasDayToPay(lines: readonly Line[], context: DateContext): boolean {
  const { reference } = context;
  if (reference === null) return false;
  let above = '';
  for (const line of lines.slice(0, LINES_MAX)) {
    const text = line.text.slice(0, 400);
    const dates = findDates(text, context);
    const folded = dates.length > 0 || text.length < LABEL_CHARS_MAX ? foldInPlace(text) : '';
    if (dates.length > 0 && (TO_PAY.test(folded) || TO_PAY.test(above))) {
      for (const { start, readings } of dates) {
        const label = folded.slice(Math.max(0, start - 70), start);
        const named = /\p{L}{3}/u.test(label) ? label : above;
        if (TO_PAY.test(named) && readings.some((date) => date > reference)) return true;
      }
    }
    above = text.length < LABEL_CHARS_MAX && !/\d/.test(folded) ? folded : '';
  }
  return false;
}
