import { useId } from 'react';
import { texts } from '../../texts/en/review.ts';
import { Amount } from '../../ui/amount.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { DateText, PostedText } from '../../ui/date-text.tsx';
import { Reasons } from '../../ui/reasons.tsx';
import { candidateKey, type Selection } from './candidate-selection.ts';
import { KeyHint } from './key-hint.tsx';
import { type Candidate, rejectLabel } from './review-types.ts';

interface CandidateChoiceProps {
  readonly candidates: readonly Candidate[];
  readonly selection: Selection;
  /** Whether to offer "none"; outside of edit mode, a separate button does. */
  readonly isNoneOffered: boolean;
  readonly onSelect: (selection: string | null) => void;
}

/** Candidate transactions with match reasons, most likely first. */
export function CandidateChoice({ candidates, selection, isNoneOffered, onSelect }: CandidateChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="label pb-2">
        {candidates.length === 1 ? texts.candidates.one : texts.candidates.many}
      </legend>
      {candidates.map((candidate, index) => (
        <label
          key={candidateKey(candidate)}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 rounded-card border px-3
            py-2.5 text-14 transition-colors hover:border-line-strong has-checked:border-evergreen
            has-checked:bg-evergreen-wash"
        >
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 accent-evergreen"
            checked={selection === candidateKey(candidate)}
            onChange={() => onSelect(candidateKey(candidate))}
          />
          <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <span className="flex items-baseline justify-between gap-2">
              <span className="truncate font-medium">{candidate.description}</span>
              <Amount minor={sumOf(candidate)} currency={candidate.currency} className="font-medium" />
            </span>
            {candidate.others.length > 0 && <Parts candidate={candidate} />}
            <span className="flex items-baseline gap-2 text-13 text-muted">
              <span className="min-w-0">
                {candidate.others.length === 0 && (
                  <>
                    <ChargeDay {...candidate} /> ·{' '}
                  </>
                )}
                {candidate.accountName}
              </span>
              <span className="ml-auto flex items-center gap-1.5">
                <Confidence value={candidate.confidence} />
                {candidates.length > 1 && <KeyHint>{String(index + 1)}</KeyHint>}
              </span>
            </span>
            <Reasons reasons={candidate.reasons} />
          </span>
        </label>
      ))}
      {isNoneOffered && (
        <label
          className="flex cursor-pointer items-center gap-3 rounded-card border px-3 py-2 text-14 transition-colors
          hover:border-line-strong has-checked:border-line-strong has-checked:bg-hover"
        >
          <input
            type="radio"
            name={name}
            className="size-4 accent-evergreen"
            checked={selection === null}
            onChange={() => onSelect(null)}
          />
          {rejectLabel(candidates)}
        </label>
      )}
    </fieldset>
  );
}

/** The transactions of an order with several charges, as one candidate. */
function Parts({ candidate }: { readonly candidate: Candidate }) {
  return (
    <span className="grid gap-0.5 text-13 text-muted">
      {[candidate, ...candidate.others].map((transaction) => (
        <span key={transaction.transactionId} className="flex justify-between gap-2">
          <span>
            <ChargeDay {...transaction} />
          </span>
          <Amount minor={transaction.amountMinor} currency={transaction.currency} />
        </span>
      ))}
    </span>
  );
}

/** The transaction's date, which match reasons refer to, and its posting date. */
function ChargeDay({ occurredOn, postedOn }: Pick<Candidate, 'occurredOn' | 'postedOn'>) {
  return (
    <>
      <DateText date={occurredOn} style="short" />
      {postedOn !== occurredOn && ' · '}
      <PostedText occurredOn={occurredOn} postedOn={postedOn} />
    </>
  );
}

function sumOf(candidate: Candidate): number {
  return candidate.others.reduce((sum, transaction) => sum + transaction.amountMinor, candidate.amountMinor);
}
