import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import { Badge } from '../../ui/badge.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { Check } from '../../ui/icons/common.tsx';
import { Pencil, SkipForward } from '../../ui/icons/ledger.tsx';
import { X } from '../../ui/icons/signs.tsx';
import type { AnswerGuard, Answering } from './answer-guard.ts';
import { CandidateChoice } from './candidate-choice.tsx';
import { DeskActions } from './desk-actions.tsx';
import { EditForm } from './edit-form.tsx';
import { FieldLines } from './field-lines.tsx';
import { ItemLines } from './item-lines.tsx';
import { type FieldName, type ReviewDetail, transactionsOf } from './review-types.ts';
import { useAnswerable } from './use-answerable.ts';

type Decision = BodyOf<'decideReviewItem'>;

interface FieldsPaneProps {
  readonly detail: ReviewDetail;
  readonly guard: AnswerGuard;
  readonly lit: FieldName | null;
  readonly onLit: (name: FieldName | null) => void;
  readonly onDecide: (decision: Decision) => void;
  readonly onSkip: () => void;
}

/** What was read, the transactions it may belong to, and the decision. */
export function FieldsPane({ detail, guard, lit, onLit, onDecide, onSkip }: FieldsPaneProps) {
  const { item, fields, candidates, items } = detail;
  const [chosen, setChosen] = useState<number | null>(candidates.length === 0 ? null : 0);
  const [isEditing, setEditing] = useState(false);
  // Without candidates nothing was refused; with them, none chosen means that none is right.
  const row = candidates.length === 0 ? {} : transactionsOf(candidates[chosen ?? -1]);
  const isAnswerable = useAnswerable(guard, detail);
  const decide = (event: Answering, decision: Decision): void => {
    if (!isEditing && guard.allows(event)) onDecide(decision);
  };
  const accept = (event: Answering): void => decide(event, { decision: 'confirmed', ...row });
  const reject = (event: Answering): void => decide(event, { decision: 'rejected' });
  useKeys({
    a: accept,
    r: reject,
    e: () => setEditing(true),
    ...(candidates.length > 0 ? { n: () => setChosen(null) } : {}),
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
        <DeskActions
          isAnswerable={isAnswerable}
          actions={[
            { name: texts.actions.accept, sign: 'A', icon: ACCEPT, variant: 'primary', act: accept },
            { name: texts.actions.reject, sign: 'R', icon: REJECT, variant: 'danger', act: reject },
            { name: texts.actions.edit, sign: 'E', icon: EDIT, act: () => setEditing(true) },
            { name: texts.actions.skip, sign: 'S', icon: SKIP, act: onSkip },
          ]}
        />
      )}
    </section>
  );
}

const ACCEPT = <Check aria-hidden size={16} strokeWidth={1.75} />;
const REJECT = <X aria-hidden size={16} strokeWidth={1.75} />;
const EDIT = <Pencil aria-hidden size={14} strokeWidth={1.75} />;
const SKIP = <SkipForward aria-hidden size={14} strokeWidth={1.75} />;
