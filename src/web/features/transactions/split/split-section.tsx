import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/transaction-split.ts';
import { Button } from '../../../ui/button.tsx';
import { type PanelFocus, usePanelFocus } from '../detail/use-panel-focus.ts';
import { useTransactionDecision } from '../detail/use-transaction-decision.ts';
import type { Detail } from '../transaction-types.ts';
import { PartList, type Parts } from './part-list.tsx';
import { SplitEditor } from './split-editor.tsx';

/** The split of a transaction: current, suggested by its receipt, or started by hand. */
export function SplitSection({ detail, ...asked }: { readonly detail: Detail } & PanelFocus) {
  const { transaction, split, proposedSplit } = detail;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Closing the editor returns the focus to its opener.
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const canSplit = transaction.type !== 'transfer' && Math.abs(transaction.amountMinor) > 1;
  const open = (): void => setEditing(canSplit);
  usePanelFocus(asked, 'split', open);
  usePanelFocus(asked, split ? 'category' : null, open);
  const saving = useSaveSplit(transaction.id);
  if (isEditing)
    return (
      <SplitEditor
        detail={detail}
        isSaving={saving.isPending}
        onSave={(parts) =>
          saving.mutate(
            { parts: parts.map((part) => ({ ...part, lines: [...part.lines] })) },
            { onSuccess: () => setEditing(false) },
          )
        }
        onCancel={() => setEditing(false)}
      />
    );
  const opening = { ref: opener, onClick: open };
  if (split || proposedSplit)
    return <CurrentSplit detail={detail} parts={split ?? proposedSplit ?? []} opening={opening} />;
  if (!canSplit) return null;
  return (
    <Button size="small" className="justify-self-start" {...opening}>
      {texts.start}
    </Button>
  );
}

/** Saves a split; Undo restores the previous one. */
function useSaveSplit(transactionId: string) {
  const params = { transactionId };
  return useTransactionDecision({
    carryOut: (body: BodyOf<'updateSplit'>) => write('updateSplit', { params, body }),
    message: () => texts.accepted,
  });
}

interface CurrentSplitProps {
  readonly detail: Detail;
  readonly parts: Parts;
  readonly opening: Pick<React.ComponentProps<'button'>, 'ref' | 'onClick'>;
}

/** The current or suggested parts with their actions. */
function CurrentSplit({ detail, parts, opening }: CurrentSplitProps) {
  const { transaction, split, isSplitByHand, splitOfMinor } = detail;
  const params = { transactionId: transaction.id };
  const accepting = useTransactionDecision({
    carryOut: (seen: Parts) =>
      write('acceptSplit', {
        params,
        body: {
          parts: seen.map(({ category, isHealth, amountMinor }) => ({ category, isHealth, amountMinor })),
        },
      }),
    message: () => texts.accepted,
  });
  const undoing = useTransactionDecision<undefined>({
    carryOut: () => write('deleteSplit', { params }),
    message: () => texts.undone,
  });
  const title = split ? (isSplitByHand ? texts.byHand : texts.byReceipt) : texts.proposed;
  return (
    <section
      aria-label={title}
      className={`grid gap-2.5 rounded-card border px-4 py-3 ${split ? '' : 'border-dashed border-line-strong'}`}
    >
      <h3 className="label">{title}</h3>
      <PartList parts={parts} currency={transaction.currency} />
      {splitOfMinor !== null && (
        <p className="text-13 text-muted">
          {texts.moved(
            formatMinor(Math.abs(splitOfMinor), transaction.currency),
            formatMinor(Math.abs(transaction.amountMinor), transaction.currency),
          )}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" {...opening}>
          {texts.edit}
        </Button>
        {split ? (
          <Button
            size="small"
            variant="quiet"
            isBusy={undoing.isPending}
            onClick={() => undoing.mutate(undefined)}
          >
            {texts.undo}
          </Button>
        ) : (
          <Button
            size="small"
            variant="primary"
            isBusy={accepting.isPending}
            onClick={() => accepting.mutate(parts)}
          >
            {texts.accept}
          </Button>
        )}
      </div>
    </section>
  );
}
