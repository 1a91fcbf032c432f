import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
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

/** Claims and health lines of the year in the address; the year before stays in sight while another comes. */
export function useClaimYear(environment: 'live' | 'sandbox' | null, isAsked: boolean) {
  const { params } = useUrlState();
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked > 1900 && asked < 3000 ? asked : null;
  return useQuery({
    ...apiQuery('listClaims', {
      query: { ...(environment === null ? {} : { environment }), ...(year === null ? {} : { year }) },
    }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
}

/** A change of claims. */
interface Change {
  readonly message: string | ((claim: Claim) => string);
  readonly carryOut: () => Promise<{ readonly eventId: string | null; readonly claim?: Claim }>;
  /** Called with the claim as it is after the change. */
  readonly onDone?: (claim: Claim | undefined) => void;
}

/** Carries a change out and tells of it; it can be undone. */
export function useClaimChange() {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: ({ carryOut }: Change) => carryOut(),
    onSuccess: ({ eventId, claim }, { message, onDone }) => {
      onDone?.(claim);
      const words = typeof message === 'string' ? message : claim ? message(claim) : '';
      recordChange({ message: words, eventIds: eventId ? [eventId] : [] });
    },
    onError: (error) => addToast(errorMessage(error, texts.done.failed), 'error'),
  });
}

/** A line as a call names it; null where its transaction is gone. */
export function toChosenLine(line: ClaimLine | ClaimableLine): ChosenLine | null {
  const { transactionId, receiptId, item } = line;
  if (transactionId === null) return null;
  const said = 'hasLetter' in line ? { patient: line.patient, hasLetter: line.hasLetter } : {};
  return { transactionId, receiptId, item, ...said };
}

/** The key of a line on screen: the same while it is the same. */
export function lineKey({ transactionId, receiptId, item }: ClaimLine | ClaimableLine): string {
  return `${transactionId}|${receiptId}|${item}`;
}

/** What a line's standing says already. */
const STATED_BY_STATUS: Readonly<Record<string, string>> = {
  needs_receipt: 'itemised_receipt',
  needs_letter: 'letter',
};

/** What is missing besides what its standing says, in words; empty when nothing is. */
export function formatMissing(line: ClaimLine | ClaimableLine): string {
  const said = 'standing' in line ? STATED_BY_STATUS[line.standing] : undefined;
  // What it was for stands on the receipt that is missing.
  const named = line.missing.filter(
    (what) => what !== said && (what !== 'description' || !line.missing.includes('itemised_receipt')),
  );
  return named.length === 0 ? '' : texts.missing.list(named.map((what) => texts.missing[what]).join(', '));
}
