import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';

interface TransactionDecision<Input> {
  readonly carryOut: (input: Input) => Promise<{ readonly eventId: string | null }>;
  readonly message: (input: Input) => string;
  /** Error message if the failure has none. */
  readonly failed?: string;
}

/** Mutation of a decision about transactions: shows a toast with Undo and reloads transactions. */
export function useTransactionDecision<Input>({
  carryOut,
  message,
  failed = texts.notSaved,
}: TransactionDecision<Input>) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: (input: Input) => carryOut(input),
    onSuccess: ({ eventId }, input) =>
      recordChange({ message: message(input), eventIds: eventId ? [eventId] : [] }),
    onError: (error) => addToast(errorMessage(error, failed), 'error'),
  });
}
