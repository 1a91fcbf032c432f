import { useMutation } from '@tanstack/react-query';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import type { Stream } from './stream.ts';

/** Merges two streams; can be undone from the toast. Errors are for the open dialog. */
export function useStreamMerge(stream: Stream, onDone: () => void) {
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: (other: Stream) =>
      write('mergeSubscription', { params: { subscriptionId: stream.id }, body: { otherId: other.id } }),
    onSuccess: ({ eventId }, other) => {
      onDone();
      recordChange({
        message: texts.merge.done(stream.name, other.name),
        eventIds: eventId ? [eventId] : [],
      });
    },
  });
}

/** Separates a merged stream again by undoing the merge, which can be undone as well. */
export function useStreamSeparation() {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: (eventId: string) => write('undoEvent', { params: { eventId } }),
    onSuccess: ({ eventId }) =>
      recordChange({ message: texts.merge.separated, eventIds: eventId ? [eventId] : [] }),
    onError: (error) => addToast(errorMessage(error, texts.merge.separationFailed), 'error'),
  });
}
