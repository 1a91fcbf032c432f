import { dayOfInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Claim } from './use-claims.ts';

/** The steps of a claim with their dates. */
export function ClaimTimeline({ claim }: { readonly claim: Claim }) {
  const { state, submittedOn, settledOn } = claim;
  if (state === 'elsewhere') return <p className="text-14">{texts.state.elsewhere}</p>;
  const last = settledOn ? texts.state[state] : texts.form.settled;
  const steps = [
    [texts.state.draft, dayOfInstant(claim.createdAt)],
    [texts.form.submittedOn, submittedOn],
    [last, settledOn],
  ] as const;
  return (
    <ol aria-label={texts.form.status} className="claim-course">
      {steps.map(([name, on]) => (
        <li key={name} data-taken={on ? true : undefined}>
          <span className="block font-medium">{name}</span>
          {on && <DateText date={on} style="short" className="text-muted" />}
        </li>
      ))}
    </ol>
  );
}
