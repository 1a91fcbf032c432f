import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/transaction-split.ts';
import { Button } from '../../../ui/button.tsx';
import { Plus } from '../../../ui/icons/common.tsx';
import type { Detail } from '../transaction-types.ts';
import { PartFields } from './part-fields.tsx';
import {
  computeShares,
  createDraft,
  createPart,
  type DraftPart,
  partsToSave,
  type Shares,
} from './split-draft.ts';

type SavedParts = NonNullable<ReturnType<typeof partsToSave>>;

interface SplitEditorProps {
  readonly detail: Detail;
  readonly isSaving: boolean;
  readonly onSave: (parts: SavedParts) => void;
  readonly onCancel: () => void;
}

const PARTS_MAX = 50;

/** Edits the parts of a split; they must add up to the transaction. */
export function SplitEditor({ detail, isSaving, onSave, onCancel }: SplitEditorProps) {
  const { transaction } = detail;
  const [draft, setDraft] = useState(() => createDraft(detail));
  const form = useRef<HTMLFormElement>(null);
  // On open, scroll the editor into view and focus the first amount.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const wholeMinor = Math.abs(transaction.amountMinor);
  const shares = computeShares(
    draft.map((part) => part.text),
    wholeMinor,
    transaction.currency,
  );
  const parts = partsToSave(transaction, draft, shares);
  const change = (key: number, changes: Partial<DraftPart>): void =>
    setDraft((now) => now.map((part) => (part.key === key ? { ...part, ...changes } : part)));
  const add = (): void => setDraft((now) => [...now, createPart(Math.max(...now.map(({ key }) => key)) + 1)]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (parts && !isSaving) onSave(parts);
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label={texts.title}
      className="grid gap-3 rounded-card border px-4 py-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes only the editor, not the panel.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="label">{texts.of(formatMinor(wholeMinor, transaction.currency))}</h3>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setDraft((now) => now.map((part) => ({ ...part, text: '' })))}
        >
          {texts.equal}
        </Button>
      </div>
      <ol className="grid gap-3">
        {draft.map((part, index) => (
          <PartFields
            key={part.key}
            part={part}
            place={index + 1}
            transaction={transaction}
            amountMinor={shares.amounts[index] ?? null}
            canGo={draft.length > 2}
            onChange={(changes) => change(part.key, changes)}
            onRemove={() => setDraft((now) => now.filter(({ key }) => key !== part.key))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Button size="small" variant="quiet" disabled={draft.length >= PARTS_MAX} onClick={add}>
          <Plus aria-hidden size={14} strokeWidth={1.5} />
          {texts.add}
        </Button>
        <Remaining shares={shares} isWhole={parts !== null} currency={transaction.currency} />
      </div>
      <p className="text-12 text-muted">{texts.hint}</p>
      <div className="flex justify-end gap-3">
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="small" type="submit" variant="primary" disabled={!parts} isBusy={isSaving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

interface RemainingProps {
  readonly shares: Shares;
  readonly isWhole: boolean;
  readonly currency: string;
}

/** Text about the remainder, updated while typing. */
function remainingText({ shares: { leftMinor, amounts }, isWhole, currency }: RemainingProps): string {
  if (isWhole) return texts.whole;
  if (amounts.includes(null)) return texts.noAmount;
  const figure = formatMinor(Math.abs(leftMinor), currency);
  if (leftMinor > 0) return texts.left(figure);
  if (leftMinor < 0) return texts.tooMuch(figure);
  return amounts.includes(0) ? texts.emptyPart : texts.noCategory;
}

function Remaining(props: RemainingProps) {
  return (
    <p role="status" className={`figures text-13 ${props.isWhole ? 'text-muted' : 'font-medium text-amber'}`}>
      {remainingText(props)}
    </p>
  );
}
