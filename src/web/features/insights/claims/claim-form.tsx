import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { useLeftField } from '../../../lib/use-left-field.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { X } from '../../../ui/icons/initial.tsx';
import { ClaimTimeline } from './claim-timeline.tsx';
import { LineDetails } from './line-details.tsx';
import {
  type ChosenLine,
  type Claim,
  type ClaimLine,
  findLatestClaim,
  lineKey,
  toChosenLine,
  type useClaimChange,
} from './use-claims.ts';

export interface ClaimPartProps {
  readonly claim: Claim;
  readonly onChange: ReturnType<typeof useClaimChange>['mutate'];
  readonly isBusy: boolean;
}

interface ClaimFormProps extends ClaimPartProps {
  /** Saves a field when the user leaves it. */
  readonly onBlurChange: ClaimPartProps['onChange'];
}

/** The claim as a form: status, patient, items and total. */
export function ClaimForm({ claim, onBlurChange, onChange, isBusy }: ClaimFormProps) {
  const { currency, state, lines } = claim;
  const lineChange = useLineChange(claim);
  return (
    <div className="claim-paper grid gap-4">
      <ClaimTimeline claim={claim} />
      <Patient key={claim.patient} claim={claim} onBlurChange={onBlurChange} />
      <ul className="border-b">
        {lines.map((line) => (
          <li key={lineKey(line)} className="claim-line">
            <LineDetails line={line} currency={currency} />
            <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
              <LineEditor
                line={line}
                claim={claim}
                isBusy={isBusy}
                onPatient={(patient) => onBlurChange(lineChange(line, (chosen) => ({ ...chosen, patient })))}
                onLetter={(hasLetter) => onChange(lineChange(line, (chosen) => ({ ...chosen, hasLetter })))}
              />
              {state === 'draft' && lines.length > 1 && (
                <Button
                  size="small"
                  variant="quiet"
                  iconOnly
                  isBusy={isBusy}
                  aria-label={texts.form.remove(line.description)}
                  onClick={() => onChange(lineChange(line, () => null))}
                >
                  <X aria-hidden size={14} strokeWidth={1.5} />
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1">
        <div className="receipt-line text-15 font-semibold">
          <dt>{texts.form.total}</dt>
          <dd className="figures">{formatMinor(claim.totalMinor, currency)}</dd>
        </div>
        {claim.reimbursedMinor !== null && (
          <div className="receipt-line text-15 font-semibold text-evergreen">
            <dt>{texts.form.reimbursed}</dt>
            <dd className="figures">{formatMinor(claim.reimbursedMinor, currency)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Creates changes of one line; null removes it. */
function useLineChange(claim: Claim) {
  const client = useQueryClient();
  const params = { claimId: claim.id };
  return (line: ClaimLine, edit: (chosen: ChosenLine) => ChosenLine | null) => ({
    message: texts.done.changed,
    carryOut: () => {
      // The list replaces the stored one, so it has to include the changes carried out before this one.
      const lines = findLatestClaim(client, claim).lines.flatMap((claimed) => {
        const chosen = toChosenLine(claimed);
        if (chosen && lineKey(chosen) === lineKey(line)) return edit(chosen) ?? [];
        return chosen ?? [];
      });
      return write('updateClaim', { params, body: { lines } });
    },
  });
}

/** The patient of the claim; saved when the field is left. */
function Patient({ claim, onBlurChange }: Pick<ClaimFormProps, 'claim' | 'onBlurChange'>) {
  const [name, setName] = useState(claim.patient);
  const params = { claimId: claim.id };
  const save = (): void => {
    const patient = name.trim();
    if (patient === claim.patient) return;
    onBlurChange({
      message: texts.done.changed,
      carryOut: () => write('updateClaim', { params, body: { patient } }),
    });
  };
  const { markTyped, leave } = useLeftField(save);
  return (
    <Field
      label={texts.form.patient}
      hint={claim.state === 'draft' ? texts.form.patientHint : undefined}
      value={name}
      maxLength={120}
      autoComplete="off"
      readOnly={claim.state !== 'draft'}
      onChange={(event) => {
        markTyped();
        setName(event.target.value);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

interface LineEditorProps {
  readonly line: ClaimLine;
  readonly claim: Claim;
  readonly isBusy: boolean;
  readonly onPatient: (patient: string | null) => void;
  readonly onLetter: (hasLetter: boolean) => void;
}

/** The user's details for one item: patient, and whether they have the required letter. */
function LineEditor({ line, claim, isBusy, onPatient, onLetter }: LineEditorProps) {
  const [name, setName] = useState<string | null>(null);
  const isDraft = claim.state === 'draft';
  const patient = (line.patient ?? claim.patient) || texts.form.nobody;
  const save = (): void => {
    const next = name?.trim() || null;
    if (next !== line.patient) onPatient(next === claim.patient ? null : next);
    setName(null);
  };
  const { markTyped, leave } = useLeftField(save);
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {name !== null ? (
        <input
          aria-label={texts.form.otherPatient}
          className="input max-w-52"
          ref={focusOn}
          maxLength={120}
          value={name}
          onChange={(event) => {
            markTyped();
            setName(event.target.value);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      ) : isDraft ? (
        <button
          type="button"
          className="text-muted underline decoration-dotted underline-offset-4 hover:text-ink"
          onClick={() => setName(line.patient ?? '')}
        >
          {texts.form.forWhom(patient)}
        </button>
      ) : (
        line.patient !== null && <span className="text-muted">{texts.form.forWhom(patient)}</span>
      )}
      {line.hsaEligibility === 'needs_letter' && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="checkbox"
            checked={line.hasLetter}
            disabled={!isDraft || isBusy}
            onChange={(event) => onLetter(event.target.checked)}
          />
          {texts.form.hasLetter}
        </label>
      )}
    </span>
  );
}

/** The field replaces the clicked button, so it takes the focus. */
function focusOn(input: HTMLInputElement | null): void {
  input?.focus();
}
