import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/insights-checks.ts';

export type Finding = ResponseOf<'listFindings'>['findings'][number];

/** Puts findings away and brings them back; remembered by the server, taken back from the toast. */
export function useDismissal(): (finding: Finding, isDismissed: boolean) => void {
  const addToast = useToast();
  const { did } = useUndo();
  const put = (findingId: string, isDismissed: boolean): Promise<unknown> =>
    write(isDismissed ? 'dismissFinding' : 'restoreFinding', { params: { findingId } });
  return (finding, isDismissed) => {
    put(finding.id, isDismissed).then(
      () =>
        did({
          told: isDismissed ? texts.dismissal.done : texts.dismissal.restored,
          undo: () => put(finding.id, !isDismissed),
          redo: () => put(finding.id, isDismissed),
        }),
      (error) => addToast(messageOf(error, texts.dismissal.failed), 'error'),
    );
  };
}
