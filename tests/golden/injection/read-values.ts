import type { Extraction } from '#readers/receipt/extraction.ts';

/** What an email was read as, without where it stands, how sure it is and what the subject says. */
export function valuesOf(read: Extraction): unknown {
  const {
    items,
    promisedRefund,
    evidence: _,
    confidence: __,
    needsReview: ___,
    doubts: ____,
    ...rest
  } = read;
  const { message: _____, ...values } = rest;
  return {
    ...values,
    items: items.map(({ evidence: ______, ...item }) => item),
    promised: promisedRefund && [promisedRefund.totalMinor, promisedRefund.currency, promisedRefund.dueOn],
  };
}
