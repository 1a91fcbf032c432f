import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';

interface TransactionDecision<Input> {
  readonly carryOut: (input: Input) => Promise<{ readonly eventId: string | null }>;
  readonly message: (input: Input) => string;
  /** Said when it could not be carried out and the failure has no words of its own. */
  readonly failed?: string;
}

/**
 * A decision about transactions: carried out, told, and everything that shows transactions loaded anew; it can be
 * undone.
 */
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
