import { keepPreviousData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { texts } from '../../../texts/en/insights-claims.ts';

export type Claims = ResponseOf<'listClaims'>;
export type ClaimableLine = Claims['lines'][number];
export type Claim = Claims['claims'][number];
export type ClaimLine = Claim['lines'][number];
export type ChosenLine = NonNullable<BodyOf<'updateClaim'>['lines']>[number];

/** Claims and health items of the year in the URL; keeps the previous year while another loads. */
export function useClaimYear(environment: 'live' | 'sandbox' | null, isAsked: boolean) {
  const { params } = useUrlState();
  const requestedYear = Number(params.get('year'));
  const year =
    Number.isInteger(requestedYear) && requestedYear > 1900 && requestedYear < 3000 ? requestedYear : null;
  return useQuery({
    ...apiQuery('listClaims', {
      query: { ...(environment === null ? {} : { environment }), ...(year === null ? {} : { year }) },
    }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
}

/** A change to claims. */
interface Change {
  readonly message: string | ((claim: Claim) => string);
  readonly carryOut: () => Promise<{ readonly eventId: string | null; readonly claim?: Claim }>;
  /** Called with the changed claim. */
  readonly onDone?: (claim: Claim | undefined) => void;
}

/** Saves a change and shows a toast with Undo. Changes of the same existing claim are carried out one by one. */
export function useClaimChange(claimId?: string) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    ...(claimId === undefined ? {} : { scope: { id: claimId } }),
    mutationFn: ({ carryOut }: Change) => carryOut(),
    onSuccess: ({ eventId, claim }, { message, onDone }) => {
      onDone?.(claim);
      const words = typeof message === 'string' ? message : claim ? message(claim) : '';
      recordChange({ message: words, eventIds: eventId ? [eventId] : [] });
    },
    onError: (error) => addToast(errorMessage(error, texts.done.failed), 'error'),
  });
}

/** The claim as last loaded, which may be newer than the one on screen. */
export function findLatestClaim(client: QueryClient, claim: Claim): Claim {
  const loaded = client.getQueriesData<Claims>({ queryKey: ['listClaims'], type: 'active' });
  return loaded.flatMap(([, data]) => data?.claims ?? []).find(({ id }) => id === claim.id) ?? claim;
}

/** Converts a line to its API reference; null if its transaction was deleted. */
export function toChosenLine(line: ClaimLine | ClaimableLine): ChosenLine | null {
  const { transactionId, receiptId, item } = line;
  if (transactionId === null) return null;
  const stated = 'hasLetter' in line ? { patient: line.patient, hasLetter: line.hasLetter } : {};
  return { transactionId, receiptId, item, ...stated };
}

/** A stable React key of a line. */
export function lineKey({
  transactionId,
  receiptId,
  item,
}: Pick<ClaimLine, 'transactionId' | 'receiptId' | 'item'>): string {
  return `${transactionId}|${receiptId}|${item}`;
}

/** Missing details that the line's status already implies. */
const STATED_BY_STATUS: Readonly<Record<string, string>> = {
  needs_receipt: 'itemized_receipt',
  needs_letter: 'letter',
};

/** Lists missing details that the status doesn't imply; empty if there are none. */
export function formatMissing(line: ClaimLine | ClaimableLine): string {
  const stated = 'status' in line ? STATED_BY_STATUS[line.status] : undefined;
  // The missing receipt would contain the description.
  const named = line.missing.filter(
    (what) => what !== stated && (what !== 'description' || !line.missing.includes('itemized_receipt')),
  );
  return named.length === 0 ? '' : texts.missing.list(named.map((what) => texts.missing[what]).join(', '));
}
