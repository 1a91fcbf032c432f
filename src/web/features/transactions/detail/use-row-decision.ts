import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAreas } from '../../../lib/api-query.ts';
import { messageOf } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';

const AREAS = ['transactions', 'dashboard', 'insights', 'subscriptions'] as const;

/** A decision about rows: carried out, told, and everything that shows rows loaded anew. */
export function useRowDecision<Input>(
  carryOut: (input: Input) => Promise<unknown>,
  told: (input: Input) => string,
) {
  const client = useQueryClient();
  const addToast = useToast();
  return useMutation({
    mutationFn: carryOut,
    onSuccess: (_, input) => addToast(told(input)),
    onError: (error) => addToast(messageOf(error, 'This could not be saved.'), 'error'),
    onSettled: () => invalidateAreas(client, AREAS),
  });
}
