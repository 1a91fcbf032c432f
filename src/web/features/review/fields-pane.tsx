import { useState } from 'react';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import type { AnswerEvent, AnswerGuard } from './answer-guard.ts';
import { CandidateChoice } from './candidate-choice.tsx';
import { candidateKey, findSelected, type Selection } from './candidate-selection.ts';
import { EditForm } from './edit-form.tsx';
import { ExtractedData } from './extracted-data.tsx';
import { ReceiptHeader } from './receipt-header.tsx';
import { ReviewActions } from './review-actions.tsx';
import {
  acceptLabel,
  type Decision,
  type FieldName,
  type ReviewDetail,
  rejectLabel,
} from './review-types.ts';
import { useAnswerGuard } from './use-answer-guard.ts';

interface FieldsPaneProps {
  readonly detail: ReviewDetail;
  readonly guard: AnswerGuard;
  readonly lit: FieldName | null;
  readonly onLit: (name: FieldName | null) => void;
  readonly onDecide: (decision: Decision) => void;
  readonly onSkip: () => void;
}

/** Extracted data, candidate transactions and the decision. */
export function FieldsPane({ detail, guard, lit, onLit, onDecide, onSkip }: FieldsPaneProps) {
  const { item, fields, candidates } = detail;
  const [choice, setChoice] = useState<Selection>(undefined);
  const [isEditing, setEditing] = useState(false);
  // The candidates can change while the receipt is open.
  const { selection, candidate, matched } = findSelected(candidates, choice);
  const isAnswerable = useAnswerGuard(guard, detail);
  const decide = (event: AnswerEvent, decision: Decision): void => {
    if (!isEditing && guard.allows(event)) onDecide(decision);
  };
  const accept = (event: AnswerEvent): void => decide(event, { decision: 'confirmed', ...matched });
  const refuse = (event: AnswerEvent): void => decide(event, { decision: 'confirmed', transactionId: null });
  const reject = (event: AnswerEvent): void => decide(event, { decision: 'rejected' });
  useKeys({
    a: accept,
    r: reject,
    e: () => setEditing(true),
    ...(candidates.length > 0 ? { n: refuse } : {}),
    Escape: () => setEditing(false),
    ...Object.fromEntries(
      candidates.map((one, index) => [String(index + 1), () => setChoice(candidateKey(one))]),
    ),
  });
  return (
    <section aria-label={texts.fields.title} className="card flex min-h-0 flex-col">
      <div className="grid min-h-0 content-start gap-5 px-5 py-4 lg:overflow-y-auto lg:overscroll-contain">
        <ReceiptHeader item={item} />
        {candidates.length > 0 && (
          <CandidateChoice
            candidates={candidates}
            selection={selection}
            isNoneOffered={isEditing}
            onSelect={setChoice}
          />
        )}
        {isEditing ? (
          <EditForm
            fields={fields}
            onCancel={() => setEditing(false)}
            onSave={(changes) => onDecide({ decision: 'corrected', fields: changes, ...matched })}
          />
        ) : (
          <ExtractedData detail={detail} lit={lit} onLit={onLit} />
        )}
      </div>
      {!isEditing && (
        <ReviewActions
          isAnswerable={isAnswerable}
          actions={[
            { name: acceptLabel(candidate), sign: 'A', variant: 'primary', act: accept },
            ...(candidates.length > 0 ? [{ name: rejectLabel(candidates), sign: 'N', act: refuse }] : []),
            { name: texts.actions.reject, sign: 'R', variant: 'danger', act: reject },
            { name: texts.actions.edit, sign: 'E', act: () => setEditing(true) },
            { name: texts.actions.skip, sign: 'S', act: onSkip },
          ]}
        />
      )}
    </section>
  );
}
