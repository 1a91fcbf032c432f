import { daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from '../candidates/dates.ts';
import { MONTHS } from '../candidates/month-names.ts';
import { wordsOf } from '../lexicon/phrase-matcher.ts';
import { foldText } from '../page/clean-text.ts';
import { isPriceRow, type Line } from '../page/page.ts';

const LINES_MAX = 200;
const PAPER =
  /receipt|invoice|bill\b|payment|statement|membership|rechnung|quittung|facture|recu|factura|recibo|fattura|ricevuta|factuur|fatura|faktura|kvitto|kvittering|regning|請求|領収|청구/;

/** True when a line names two days about a month, a quarter, half a year or a year apart. */
export function hasServicePeriod(lines: readonly Line[], context: DateContext): boolean {
  for (const line of lines.slice(0, LINES_MAX)) {
    const { text } = line;
    if (text.length > 200 || isPriceRow(line) || (text.match(/\d+/g)?.length ?? 0) < 2) continue;
    const [from, to] = findDates(text, context);
    const [a, b] = [from?.readings[0], to?.readings[0]];
    if (!a || !b) continue;
    const days = Math.abs(daysBetween(a, b));
    if ((days >= 27 && days <= 31) || (days >= 89 && days <= 92) || (days >= 180 && days <= 184)) return true;
    if (days >= 363 && days <= 366) return true;
  }
  return false;
}

/** True for `Your March receipt`, `Rechnung für April`. */
export function isMonthlySubject(subject: string): boolean {
  const folded = foldText(subject);
  if (!PAPER.test(folded) || /\d{1,2}/.test(folded.replace(/\b(?:19|20)\d{2}\b/, ''))) return false;
  return wordsOf(folded).some((word) => word.length > 2 && word !== 'may' && MONTHS.has(word));
}
