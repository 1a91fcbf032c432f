import type { ResponseOf } from '#contract/endpoints/table.ts';

type Queue = ResponseOf<'listReviewItems'>;
export type PairKind = Queue['pairs'][number]['kind'];

/** The ID of a question about two transactions, used in URLs; independent of their order. */
export function pairEntryId(kind: PairKind, one: string, other: string): string {
  return [kind, ...[one, other].sort()].join('.');
}
