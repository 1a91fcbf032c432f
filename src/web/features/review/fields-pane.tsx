import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { Check } from '../../ui/icons/common.tsx';
import { Pencil, SkipForward } from '../../ui/icons/ledger.tsx';
import { X } from '../../ui/icons/signs.tsx';
import { CandidateChoice } from './candidate-choice.tsx';
import { EditForm } from './edit-form.tsx';
import { FieldLines } from './field-lines.tsx';
import { ItemLines } from './item-lines.tsx';
import { KeyHint } from './key-hint.tsx';
import { type FieldName, type ReviewDetail, rowsOf } from './review-types.ts';

type Decision = BodyOf<'decideReviewItem'>;

interface FieldsPaneProps {
  readonly detail: ReviewDetail;
  readonly lit: FieldName | null;
  readonly onLit: (name: FieldName | null) => void;
  readonly onDecide: (decision: Decision) => void;
  readonly onSkip: () => void;
}

/** What was read, the rows it may belong to, and the decision. */
export function FieldsPane({ detail, lit, onLit, onDecide, onSkip }: FieldsPaneProps) {
  const { item, fields, candidates, items } = detail;
  const [chosen, setChosen] = useState<number | null>(candidates.length === 0 ? null : 0);
  const [isEditing, setEditing] = useState(false);
  // Without candidates nothing was refused; with them, none chosen means that none is right.
  const row = candidates.length === 0 ? {} : rowsOf(candidates[chosen ?? -1]);
  const accept = (): void => onDecide({ decision: 'confirmed', ...row });
  const reject = (): void => onDecide({ decision: 'rejected' });
  useKeys({
    a: () => !isEditing && accept(),
    r: () => !isEditing && reject(),
    e: () => setEditing(true),
    Escape: () => setEditing(false),
    ...Object.fromEntries(candidates.map((_, index) => [String(index + 1), () => setChosen(index)])),
  });
  return (
    <section aria-label={texts.fields.title} className="card flex min-h-0 flex-col">
      <div className="grid min-h-0 content-start gap-5 px-5 py-4 lg:overflow-y-auto lg:overscroll-contain">
        <header className="grid gap-2">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="truncate text-18 font-semibold">{item.merchant ?? texts.unknownMerchant}</h2>
            <span className="figures text-18 font-semibold">
              {item.totalMinor !== null && item.currency ? formatMinor(item.totalMinor, item.currency) : '–'}
            </span>
          </div>
          <div className="flex items-center gap-2">
            <Confidence value={item.confidence} />
            <Badge>{KIND_NAMES[item.kind]}</Badge>
          </div>
          <p className="rounded-control bg-amber-wash px-3 py-2 text-13">{item.reason}</p>
        </header>
        {candidates.length > 0 && (
          <CandidateChoice candidates={candidates} chosen={chosen} onChoose={setChosen} />
        )}
        {isEditing ? (
          <EditForm
            fields={fields}
            onCancel={() => setEditing(false)}
            onSave={(changes) => onDecide({ decision: 'corrected', fields: changes, ...row })}
          />
        ) : (
          <>
            <FieldLines fields={fields} lit={lit} onLit={onLit} currency={item.currency} />
            {items.length > 0 && <ItemLines items={items} currency={item.currency ?? 'USD'} />}
          </>
        )}
      </div>
      {!isEditing && (
        <footer className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] mt-auto grid grid-cols-2 gap-2 rounded-b-card border-t bg-surface p-3 md:bottom-0">
          <Button variant="primary" onClick={accept}>
            <Check aria-hidden size={16} strokeWidth={1.75} />
            {texts.actions.accept} <KeyHint>A</KeyHint>
          </Button>
          <Button variant="danger" onClick={reject}>
            <X aria-hidden size={16} strokeWidth={1.75} />
            {texts.actions.reject} <KeyHint>R</KeyHint>
          </Button>
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden size={14} strokeWidth={1.75} />
            {texts.actions.edit} <KeyHint>E</KeyHint>
          </Button>
          <Button onClick={onSkip}>
            <SkipForward aria-hidden size={14} strokeWidth={1.75} />
            {texts.actions.skip} <KeyHint>S</KeyHint>
          </Button>
        </footer>
      )}
    </section>
  );
}
