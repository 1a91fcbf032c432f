import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { write } from '../../../lib/api-client.ts';
import { parseTypedAmount } from '../../../lib/format/typed-amount.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { ClaimPartProps } from './claim-form.tsx';

type Step = Pick<BodyOf<'updateClaim'>, 'reimbursedMinor'>;

/** The status changes available for a claim; each can be undone. */
export function ClaimActions({ claim, onChange, isBusy }: ClaimPartProps) {
  const params = { claimId: claim.id };
  const { state } = claim;
  const step = (
    to: Step & { readonly state: 'draft' | 'submitted' | 'reimbursed' | 'rejected' | 'withdrawn' },
  ): void =>
    onChange({
      message: texts.done[to.state],
      carryOut: () => write('updateClaim', { params, body: to }),
    });
  if (state === 'draft')
    return (
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="justify-self-start"
          isBusy={isBusy}
          onClick={() => step({ state: 'submitted' })}
        >
          {texts.form.submit}
        </Button>
        <p className="text-13 text-muted">{texts.form.submitHint}</p>
      </div>
    );
  if (state === 'submitted')
    return (
      <div className="grid gap-4">
        <Reimbursement
          claim={claim}
          isBusy={isBusy}
          onPaid={(minor) => step({ state: 'reimbursed', reimbursedMinor: minor })}
        />
        <div className="flex flex-wrap gap-2">
          {(
            [
              ['rejected', texts.form.reject],
              ['withdrawn', texts.form.withdraw],
              ['draft', texts.form.toDraft],
            ] as const
          ).map(([to, name]) => (
            <Button key={to} size="small" variant="quiet" isBusy={isBusy} onClick={() => step({ state: to })}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    );
  return (
    <Button className="justify-self-start" isBusy={isBusy} onClick={() => step({ state: 'submitted' })}>
      {texts.form.toSubmitted}
    </Button>
  );
}

interface ReimbursementProps {
  readonly claim: ClaimPartProps['claim'];
  readonly isBusy: boolean;
  readonly onPaid: (minor: number) => void;
}

/** The reimbursed amount; defaults to the full claim. */
function Reimbursement({ claim, isBusy, onPaid }: ReimbursementProps) {
  const [text, setText] = useState(minorToDecimal(claim.totalMinor, claim.currency));
  const [isWrong, setWrong] = useState(false);
  const pay = (): void => {
    const minor = parseTypedAmount(text, claim.currency);
    const isRight = minor !== null && minor >= 0 && minor <= claim.totalMinor;
    setWrong(!isRight);
    if (isRight) onPaid(minor);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <Field
        label={texts.form.amountBack}
        className="w-48"
        inputMode="decimal"
        value={text}
        error={isWrong ? texts.form.amountWrong : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {texts.form.reimburse}
      </Button>
    </form>
  );
}
