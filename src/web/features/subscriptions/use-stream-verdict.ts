import { useMutation } from '@tanstack/react-query';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import type { Stream } from './stream.ts';

type Verdict = Stream['verdict'];

const MESSAGES = {
  confirmed: (name: string) => texts.verdict.done.confirmed(name),
  not_subscription: (name: string) => texts.verdict.done.refused(name),
  detected: (name: string) => texts.verdict.done.undone(name),
} as const;

/** Saves the user's verdict on a stream, which can be undone from the toast. */
export function useStreamVerdict(stream: Stream): {
  readonly say: (verdict: Verdict) => void;
  readonly isBusy: boolean;
} {
  const addToast = useToast();
  const { recordChange } = useUndo();
  const setVerdict = (verdict: Verdict) =>
    write('updateSubscription', { params: { subscriptionId: stream.id }, body: { verdict } });
  const save = useMutation({
    mutationFn: setVerdict,
    onSuccess: ({ eventId }, verdict) =>
      recordChange({ message: MESSAGES[verdict](stream.name), eventIds: eventId ? [eventId] : [] }),
    onError: (error) => addToast(errorMessage(error, texts.verdict.failed), 'error'),
  });
  return { say: (verdict) => save.mutate(verdict), isBusy: save.isPending };
}
