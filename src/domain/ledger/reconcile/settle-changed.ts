import { type Board, type Entry, join, type Lane } from './board.ts';
import { OpenRows } from './open-rows.ts';

/** Tips and holds: the settled amount may differ by this much. Source: rule P3, scenario 8. */
const CHANGE_SHARE_MAX = 0.3;
/** It settles within this many days, weekends not counted. */
const CHANGE_DAYS_MAX = 3;
/** Larger changes are only suggested, up to this ratio and this many days. */
const SUGGEST_RATIO_MAX = 2;
const SUGGEST_DAYS_MAX = 5;
/** As many pending as settled rows of one merchant in a few days pair in order; more are not tried. */
const ORDERED_MAX = 4;

/**
 * Pending rows that settle with another amount at the same merchant. A pair without rivals is joined, as
 * are a few pairs that fit only in their order; what remains open is suggested.
 */
export function settleChanged(board: Board, lane: Lane): void {
  const pending = new OpenRows(
    lane.existing.filter((entry) => !entry.isTaken && entry.row.pending).sort(byDay),
  );
  const posted = lane.incoming.filter((entry) => !entry.isTaken && !entry.row.pending).sort(byDay);
  const near = new Map<Entry, Entry[]>();
  const weak = new Map<Entry, Entry>();
  for (const incoming of posted) {
    const list = pending
      .between(incoming.day - 2 * SUGGEST_DAYS_MAX, incoming.day + 1)
      .filter((existing) => isPossible(board, incoming, existing));
    const [first] = list;
    if (!first) continue;
    weak.set(incoming, first);
    const strong = list.filter((existing) => isSmallChange(incoming, existing));
    const sameDay = strong.filter((existing) => isPurchaseDay(incoming, existing));
    if (strong.length > 0) near.set(incoming, sameDay.length > 0 ? sameDay : strong);
  }
  for (const group of groupsOf(near)) settleGroup(group, near);
  for (const [incoming, existing] of weak) {
    if (incoming.isTaken || existing.isTaken) continue;
    join(incoming, existing, 'suggest', 0.7, 'Perhaps a pending charge with another amount');
  }
}

interface Group {
  readonly posted: Entry[];
  readonly pending: Entry[];
}

/** Rows that could be exchanged for one another. */
function groupsOf(near: ReadonlyMap<Entry, readonly Entry[]>): Group[] {
  const groups: Group[] = [];
  const groupOf = new Map<Entry, Group>();
  for (const [incoming, list] of near) {
    const joined = [...new Set(list.flatMap((existing) => groupOf.get(existing) ?? []))];
    const group: Group = { posted: [incoming], pending: [...list] };
    for (const other of joined) {
      group.posted.push(...other.posted);
      group.pending.push(...other.pending);
      groups.splice(groups.indexOf(other), 1);
    }
    const merged = { posted: group.posted, pending: [...new Set(group.pending)] };
    for (const existing of merged.pending) groupOf.set(existing, merged);
    groups.push(merged);
  }
  return groups;
}

function settleGroup(group: Group, near: ReadonlyMap<Entry, readonly Entry[]>): void {
  const { posted, pending } = group;
  if (posted.length !== pending.length || posted.length > ORDERED_MAX) {
    settlePurchaseDays(group, near);
    return;
  }
  posted.sort((a, b) => (a.authDay ?? a.day) - (b.authDay ?? b.day) || size(a) - size(b));
  pending.sort((a, b) => a.day - b.day || size(a) - size(b));
  const fits = posted.every((incoming, at) => {
    const existing = pending[at];
    return existing !== undefined && (near.get(incoming) ?? []).includes(existing);
  });
  if (!fits) return;
  posted.forEach((incoming, at) => {
    const existing = pending[at];
    if (existing) settle(incoming, existing, posted.length === 1 ? 0.96 : 0.95);
  });
}

/** In an uneven group the purchase day decides, or a rise where the rivals would all have fallen. */
function settlePurchaseDays(group: Group, near: ReadonlyMap<Entry, readonly Entry[]>): void {
  const claims = new Map<Entry, Entry[]>();
  for (const incoming of group.posted) {
    const list = near.get(incoming) ?? [];
    const dated = list.filter((existing) => isPurchaseDay(incoming, existing));
    const risen = list.filter((existing) => size(incoming) > size(existing));
    const [only, ...others] = dated.length > 0 ? dated : risen;
    if (!only || others.length > 0) continue;
    const claim = claims.get(only);
    if (claim) claim.push(incoming);
    else claims.set(only, [incoming]);
  }
  for (const [existing, [incoming, ...others]] of claims) {
    if (incoming && others.length === 0) settle(incoming, existing, 0.95);
  }
}

function settle(incoming: Entry, existing: Entry, confidence: number): void {
  join(incoming, existing, 'posted', confidence, 'Pending charge settled, amount changed');
}

function isPossible(board: Board, incoming: Entry, existing: Entry): boolean {
  const ratio = incoming.row.amountMinor / existing.row.amountMinor;
  const isNear = ratio >= 1 / SUGGEST_RATIO_MAX && ratio <= SUGGEST_RATIO_MAX;
  if (!isNear && !(ratio > 0 && isHold(existing))) return false;
  if (incoming.authDay !== null && Math.abs(incoming.authDay - (existing.authDay ?? existing.day)) > 2)
    return false;
  return lagOf(incoming, existing) <= SUGGEST_DAYS_MAX && board.texts.alike(incoming.row, existing.row);
}

function isSmallChange(incoming: Entry, existing: Entry): boolean {
  const before = size(existing);
  return (
    Math.abs(size(incoming) - before) <= before * CHANGE_SHARE_MAX &&
    lagOf(incoming, existing) <= CHANGE_DAYS_MAX
  );
}

/** Pumps and hotels hold one unit or a round sum before they know the price. */
function isHold(existing: Entry): boolean {
  const held = size(existing);
  return held === 100 || (held % 2500 === 0 && held >= 5000 && held <= 20_000);
}

function isPurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay !== null && incoming.authDay === (existing.authDay ?? existing.day);
}

/** Working days from purchase to booking; none where the posted row names the pending row's own day. */
function lagOf(incoming: Entry, existing: Entry): number {
  if (isPurchaseDay(incoming, existing)) return 0;
  let lag = 0;
  for (
    let day = Math.min(incoming.day, existing.day) + 1;
    day <= Math.max(incoming.day, existing.day);
    day += 1
  ) {
    const weekday = (((day + 4) % 7) + 7) % 7;
    if (weekday !== 0 && weekday !== 6) lag += 1;
  }
  return lag;
}

function size(entry: Entry): number {
  return Math.abs(entry.row.amountMinor);
}

function byDay(a: Entry, b: Entry): number {
  return a.day - b.day;
}
