import { minorToDecimal } from '#domain/money/money.ts';
import { parseEmail } from '#readers/receipt/email/parse-email.ts';
import { findCandidates } from '#readers/receipt/find-candidates.ts';
import { readPage } from '#readers/receipt/read-page.ts';
import type { LabeledEmail } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';

/** The total of an email according to two rules of thumb, as decimal text. */
export async function naiveTotals(
  mail: LabeledEmail,
): Promise<{ largest: string | null; firstTotal: string | null }> {
  const email = findCandidates(await readPage(parseEmail(renderEmail(mail))), null);
  const amounts = email.amounts.map(({ amount }) => amount);
  const largest = amounts.reduce<(typeof amounts)[number] | null>(
    (best, amount) => (best === null || amount.minor > best.minor ? amount : best),
    null,
  );
  const line = email.lines.findIndex(
    ({ text }, index) => /\btotal\b/i.test(text) && amounts.some((amount) => amount.line === index),
  );
  const first = amounts.findLast((amount) => amount.line === line) ?? null;
  const text = (amount: typeof first) => (amount ? minorToDecimal(amount.minor, amount.currency) : null);
  return { largest: text(largest), firstTotal: text(first) };
}
