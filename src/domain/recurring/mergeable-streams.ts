import type { CivilDate } from '../calendar/civil-date.ts';
import type { Frequency } from './stream-types.ts';

/** What decides whether two streams can be merged. */
export interface MergeableStream {
  readonly id: string;
  readonly currency: string;
  readonly frequency: Frequency;
  readonly verdict: 'detected' | 'confirmed' | 'not_subscription';
}

/**
 * True if the user can merge two streams of one direction. A trial has no frequency yet, and what is not a subscription
 * has no cost to share.
 */
export function canMergeStreams(a: MergeableStream, b: MergeableStream): boolean {
  return a.id !== b.id && a.currency === b.currency && [a, b].every(isMergeable);
}

function isMergeable({ frequency, verdict }: MergeableStream): boolean {
  return frequency !== 'unknown' && verdict !== 'not_subscription';
}

interface LatestCharge {
  readonly id: string;
  readonly lastOn: CivilDate;
}

/** The stream that others are merged into: the one with the latest charge. The order of merging does not matter. */
export function isMergedInto(merged: LatestCharge, kept: LatestCharge): boolean {
  return merged.lastOn === kept.lastOn ? merged.id < kept.id : merged.lastOn < kept.lastOn;
}

/**
 * The ID of the stream that shows a stream: itself unless it is merged. A reference to a missing stream merges nothing.
 */
export function shownStreamOf(id: string, mergedInto: ReadonlyMap<string, string | null>): string {
  let shown = id;
  for (let next = mergedInto.get(id); next && mergedInto.has(next); next = mergedInto.get(next)) shown = next;
  return shown;
}
