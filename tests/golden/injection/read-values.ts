import type { Extraction } from '#readers/receipt/extraction.ts';

/** The values read from an email, without their positions, the confidence and the subject. */
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
