import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/insights-checks.ts';

export type Finding = ResponseOf<'listFindings'>['findings'][number];

/** Dismisses a finding, or restores a dismissed one by undoing that; either can be undone from the toast. */
export function useDismissal(): (finding: Finding) => void {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return ({ id: findingId, dismissalEventId }) => {
    const saved = dismissalEventId
      ? write('undoEvent', { params: { eventId: dismissalEventId } })
      : write('dismissFinding', { params: { findingId } });
    saved.then(
      ({ eventId }) =>
        recordChange({
          message: dismissalEventId ? texts.dismissal.restored : texts.dismissal.done,
          eventIds: eventId ? [eventId] : [],
        }),
      (error) => addToast(errorMessage(error, texts.dismissal.failed), 'error'),
    );
  };
}
