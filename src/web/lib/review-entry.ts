import type { ResponseOf } from '#contract/endpoints/table.ts';

type Queue = ResponseOf<'listReviewItems'>;
export type PairKind = Queue['pairs'][number]['kind'];

/** The place of a question about two transactions in the queue's address, whichever of them is named first. */
export function pairEntryId(kind: PairKind, one: string, other: string): string {
  return [kind, ...[one, other].sort()].join('.');
}
