import { dateEvidence } from './date-evidence.ts';
import { NAME_LEVELS, SPLIT } from './match-constants.ts';
import type { MatchEdge } from './match-edge.ts';
import { type IdentityEvidence, identityEvidence, lagOf } from './pair-edges.ts';
import { type PairingEvidence, shownTogether, weigh } from './pairing-evidence.ts';
import type { Prepared } from './prepared-input.ts';
import { type PreparedReceipt, rowWindow } from './prepared-receipt.ts';
import type { PreparedRow } from './prepared-row.ts';
import { amountText, dayReason } from './reasons.ts';
import type { RowIndex } from './row-index.ts';
import { choicesUpTo, exactSums } from './subset-sums.ts';

/** A parcel's row may come so many days before and after it left. */
const PARCEL_DAYS = { before: 2, after: 8 } as const;

/** Pairings of one receipt with 2 to 4 rows that add up to it, or with the rows of its parcels. */
export function splitEdges(receipt: PreparedReceipt, prepared: Prepared, index: RowIndex): MatchEdge[] {
  const candidates = partRows(receipt, prepared, index);
  const parcels = parcelRows(receipt, candidates);
  const edges = shipmentEdges(receipt, parcels, candidates, prepared);
  if (
    receipt.days.kind === 'subscription' ||
    receipt.isRefund !== (candidates[0]?.isInflow ?? receipt.isRefund)
  )
    return edges;
  const amounts = candidates.map((row) => amountIn(row, receipt));
  for (const positions of exactSums(amounts, receipt.expectedMinor, SPLIT.rowsMax)) {
    const rows = positions.flatMap((at) => candidates[at] ?? []);
    const last = Math.max(...rows.map((row) => row.day));
    const openCount = candidates.filter((row) => row.day <= last).length;
    const isWhole = rows.length === openCount;
    const chance = Math.log(choicesUpTo(openCount, rows.length)[rows.length] ?? 1);
    const holdsParcels = parcels.length > 0 && parcels.every((row) => rows.includes(row));
    const rest = (holdsParcels ? SPLIT.parcelInside : 0) - chance * (isWhole ? SPLIT.wholeChance : 1);
    const sum: PairingEvidence = { shows: { exactSum: 1 }, rest };
    const edge = splitEdge(receipt, rows, prepared, sum, 'adds up to the total');
    const isClear = rows.length <= SPLIT.autoRowsMax || isWhole;
    if (edge) edges.push({ ...edge, canBeAuto: edge.canBeAuto && isClear });
  }
  return edges;
}

function partRows(receipt: PreparedReceipt, prepared: Prepared, index: RowIndex): PreparedRow[] {
  const window = rowWindow(receipt.days);
  const to = Math.min(window.to, receipt.days.purchased + SPLIT.daysMax);
  const day = receipt.days.purchased;
  return index
    .between(window.from, to, receipt.isRefund)
    .filter(
      (row) =>
        amountIn(row, receipt) > 0 &&
        amountIn(row, receipt) < receipt.expectedMinor &&
        !prepared.isDeclined(receipt, row),
    )
    .filter((row) => isSameSeller(receipt, row, prepared))
    .sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day))
    .slice(0, SPLIT.candidatesMax)
    .sort((a, b) => a.day - b.day || a.index - b.index);
}

function isSameSeller(receipt: PreparedReceipt, row: PreparedRow, prepared: Prepared): boolean {
  if (prepared.quickSimilarity(receipt, row) >= NAME_LEVELS.good) return true;
  return (
    !prepared.aliases.isEmpty &&
    prepared.aliases.knows(row.source.description, receipt.source.merchant, receipt.name)
  );
}

/** The row's amount in the receipt's currency, 0 when the row does not state it. */
export function amountIn(row: PreparedRow, receipt: PreparedReceipt): number {
  if (receipt.currency === null || row.currency === receipt.currency) return row.amountMinor;
  return row.originalCurrency === receipt.currency ? (row.originalMinor ?? 0) : 0;
}

function splitEdge(
  receipt: PreparedReceipt,
  rows: readonly PreparedRow[],
  prepared: Prepared,
  sum: PairingEvidence,
  words: string,
): MatchEdge | null {
  let name: IdentityEvidence | null = null;
  let date = 0;
  let isSure = true;
  const reasons = new Set<string>();
  for (const row of rows) {
    const evidence = dateEvidence(receipt.days, row.day, row.authorizedDay);
    const identity = identityEvidence(receipt, row, prepared, true);
    if (evidence === null) return null;
    if (name === null || identity.weight < name.weight) name = identity;
    date += evidence / rows.length;
    isSure &&= identity.isSure;
    for (const reason of identity.reasons) reasons.add(reason);
  }
  const lags = rows.map((row) => lagOf(receipt, row));
  const shows = shownTogether({ prior: 1 }, sum.shows, name?.shows ?? {});
  const evidence: PairingEvidence = { shows, rest: sum.rest + date };
  return {
    receipts: [receipt],
    rows,
    parts: rows.map((row) => ({ receipt, row, amountMinor: row.amountMinor })),
    score: weigh(shows, prepared.weights) + evidence.rest,
    evidence,
    canBeAuto: isSure && receipt.source.kind !== 'shipping' && !rows.some((row) => row.isPerson),
    isExact: true,
    isLoneAmount: false,
    reasons: [`${rows.length} charges, ${words}`, dayReason(Math.max(...lags)), ...reasons],
  };
}

/** The row of each parcel that the receipt or its shipping mails name with an amount, where one fits. */
function parcelRows(receipt: PreparedReceipt, candidates: readonly PreparedRow[]): PreparedRow[] {
  const used = new Set<PreparedRow>();
  for (const shipment of receipt.shipments) {
    const from = shipment.day ?? receipt.days.purchased;
    const fits = candidates
      .filter((row) => !used.has(row) && amountIn(row, receipt) === shipment.amountMinor)
      .filter(
        (row) =>
          shipment.day === null ||
          (row.day - from >= -PARCEL_DAYS.before && row.day - from <= PARCEL_DAYS.after),
      )
      .sort((a, b) => Math.abs(a.day - from - 1) - Math.abs(b.day - from - 1));
    if (fits[0] !== undefined) used.add(fits[0]);
  }
  return [...used];
}

/** The rows of the parcels; the order is whole only where the parcels are all of it. */
function shipmentEdges(
  receipt: PreparedReceipt,
  rows: readonly PreparedRow[],
  candidates: readonly PreparedRow[],
  prepared: Prepared,
): MatchEdge[] {
  if (rows.length === 0) return [];
  const sum = rows.reduce((total, row) => total + amountIn(row, receipt), 0);
  const isWhole =
    rows.length === receipt.shipments.length && sum >= receipt.expectedMinor * SPLIT.parcelsWholeFrom;
  const words = isWhole
    ? 'shipment amounts'
    : `${amountText(sum, receipt.currency)} shipments charged so far`;
  const edge = splitEdge(
    receipt,
    rows,
    prepared,
    { shows: { amountShipment: 1 }, rest: isWhole ? 0.5 * rows.length : -0.5 },
    words,
  );
  const isClear = isWhole && !hasTwins(receipt, rows, candidates);
  return edge ? [{ ...edge, canBeAuto: isClear && isSureEdge(receipt, edge, prepared) }] : [];
}

/** A row of the same amount that is no parcel's: nobody can say which of the two it is. */
function hasTwins(
  receipt: PreparedReceipt,
  rows: readonly PreparedRow[],
  candidates: readonly PreparedRow[],
): boolean {
  const amounts = new Set(rows.map((row) => amountIn(row, receipt)));
  return candidates.some((row) => !rows.includes(row) && amounts.has(amountIn(row, receipt)));
}

function isSureEdge(receipt: PreparedReceipt, edge: MatchEdge, prepared: Prepared): boolean {
  return (
    receipt.source.kind !== 'shipping' &&
    edge.rows.every((row) => !row.isPerson && identityEvidence(receipt, row, prepared, true).isSure)
  );
}
