import { texts } from '../../../texts/en/insights-claims.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { Claim } from './use-claims.ts';

const TONES: Readonly<Record<Claim['state'], BadgeTone>> = {
  draft: 'plain',
  submitted: 'health',
  reimbursed: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  elsewhere: 'plain',
};

/** The status of a claim as a badge. */
export function ClaimStateBadge({ state }: Pick<Claim, 'state'>) {
  return <Badge tone={TONES[state]}>{texts.state[state]}</Badge>;
}

interface ClaimListProps {
  readonly claims: readonly Claim[];
  readonly currency: string;
  readonly onOpen: (claimId: string) => void;
}

/** The claims of the year; each opens its form. */
export function ClaimList({ claims, currency, onOpen }: ClaimListProps) {
  if (claims.length === 0) return null;
  return (
    <ul aria-label={texts.stubs.label} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {claims.map((claim) => (
        <li key={claim.id}>
          <button
            type="button"
            aria-label={texts.stubs.open(claim.number)}
            className="claim-stub"
            onClick={() => onOpen(claim.id)}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-serif text-18 leading-6">{texts.form.title(claim.number)}</span>
              <Amount minor={claim.totalMinor} currency={currency} signs="minus" className="font-semibold" />
            </span>
            <span className="flex items-center justify-between gap-3 text-13 text-muted">
              <span>
                {texts.stubs.lines(claim.lines.length)}
                {claim.submittedOn && (
                  <>
                    {' · '}
                    <DateText date={claim.settledOn ?? claim.submittedOn} style="short" />
                  </>
                )}
              </span>
              <ClaimStateBadge state={claim.state} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
