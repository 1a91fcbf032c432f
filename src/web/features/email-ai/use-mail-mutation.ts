import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';

/** Mutation of email settings: shows an error toast and reloads dependent queries. */
export function useMailMutation<Input, Output>(
  change: (input: Input) => Promise<Output>,
  failure: string,
  onDone?: (output: Output) => void,
) {
  const addToast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: (output) => onDone?.(output),
    onError: (error) => addToast(errorMessage(error, failure), 'error'),
  });
}
