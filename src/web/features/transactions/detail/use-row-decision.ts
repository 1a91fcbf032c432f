import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAreas } from '../../../lib/api-query.ts';
import { messageOf } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';

const AREAS = ['transactions', 'dashboard', 'insights', 'subscriptions', 'review'] as const;

interface RowDecision<Input> {
  readonly carryOut: (input: Input) => Promise<unknown>;
  readonly takeBack: (input: Input) => Promise<unknown>;
  readonly told: (input: Input) => string;
}

/** A decision about rows: carried out, told, and everything that shows rows loaded anew; it can be taken back. */
export function useRowDecision<Input>({ carryOut, takeBack, told }: RowDecision<Input>) {
  const client = useQueryClient();
  const addToast = useToast();
  const { did } = useUndo();
  const settled = (work: Promise<unknown>): Promise<unknown> =>
    work.finally(() => invalidateAreas(client, AREAS));
  return useMutation({
    mutationFn: (input: Input) => settled(carryOut(input)),
    onSuccess: (_, input) =>
      did({
        told: told(input),
        undo: () => settled(takeBack(input)),
        redo: () => settled(carryOut(input)),
      }),
    onError: (error) => addToast(messageOf(error, texts.notSaved), 'error'),
  });
}
