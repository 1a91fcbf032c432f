import {
  ARRIVAL_LATE_COSTS,
  AUTHORIZED_AT_ONCE,
  AUTHORIZED_SHARES,
  AUTHORIZED_TRUST,
  LAG_BACKGROUND,
  LAG_SHARES,
  type PurchaseKind,
  RECEIVED_ANCHOR_COST,
  RECEIVED_ANCHOR_DAYS_MAX,
} from '../match-constants.ts';

type Shares = readonly (readonly [number, number, number])[];

/** First and last day, relative to the receipt, on which a transaction of this kind may be dated. */
export function lagWindow(kind: PurchaseKind): { from: number; to: number } {
  const shares = LAG_SHARES[kind];
  return { from: shares[0]?.[0] ?? 0, to: shares.at(-1)?.[1] ?? 0 };
}

/** The dates of a receipt, as day numbers. */
export interface ReceiptDays {
  readonly kind: PurchaseKind;
  readonly purchased: number;
  /** Day the email arrived if later than the purchase, else null. */
  readonly received: number | null;
  /** True if the purchase date is unknown; `purchased` is then the day the email arrived. */
  readonly isArrivalOnly: boolean;
}

/**
 * Log-odds of these dates for a transaction that belongs to the receipt, or null if they are not possible. Uses the
 * authorization date if the bank provides it and the kind is authorized immediately.
 */
export function dateEvidence(
  receipt: ReceiptDays,
  postedDay: number,
  authorizedDay: number | null,
): number | null {
  if (receipt.isArrivalOnly) return arrivalEvidence(receipt, postedDay, authorizedDay);
  const direct = anchorEvidence(receipt.kind, receipt.purchased, postedDay, authorizedDay);
  if (receipt.received === null || receipt.kind === 'subscription') return direct;
  const gap = receipt.received - receipt.purchased;
  if (gap <= 0 || gap > RECEIVED_ANCHOR_DAYS_MAX) return direct;
  const late = anchorEvidence(receipt.kind, receipt.received, postedDay, authorizedDay);
  if (late === null) return direct;
  return direct === null ? late - RECEIVED_ANCHOR_COST : Math.max(direct, late - RECEIVED_ANCHOR_COST);
}

/** Tries the days before the email's arrival as the purchase date. */
function arrivalEvidence(
  receipt: ReceiptDays,
  postedDay: number,
  authorizedDay: number | null,
): number | null {
  let best: number | null = null;
  ARRIVAL_LATE_COSTS.forEach((cost, late) => {
    const evidence = anchorEvidence(receipt.kind, receipt.purchased - late, postedDay, authorizedDay);
    if (evidence !== null && (best === null || evidence - cost > best)) best = evidence - cost;
  });
  return best;
}

function anchorEvidence(
  kind: PurchaseKind,
  anchor: number,
  postedDay: number,
  authorizedDay: number | null,
): number | null {
  const lag = (authorizedDay ?? postedDay) - anchor;
  const byKind = shareOf(LAG_SHARES[kind], lag);
  if (byKind === 0) return null;
  if (authorizedDay === null || !AUTHORIZED_AT_ONCE.includes(kind)) return Math.log(byKind / LAG_BACKGROUND);
  const atOnce = shareOf(AUTHORIZED_SHARES, lag);
  return Math.log((AUTHORIZED_TRUST * atOnce + (1 - AUTHORIZED_TRUST) * byKind) / LAG_BACKGROUND);
}

function shareOf(shares: Shares, lag: number): number {
  for (const [from, to, share] of shares) if (lag >= from && lag <= to) return share;
  return 0;
}
