import { write } from '../../lib/api-client.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailMutation } from './use-mail-mutation.ts';

/** Status of what matching learned from the user's answers, with a reset button. */
export function MatchingStatus({ matching }: { readonly matching: EmailAi['matching'] }) {
  const { recordChange } = useUndo();
  const startOver = useMailMutation(
    () => write('startMatchingOver'),
    texts.matching.resetFailed,
    ({ eventId }) => recordChange({ message: texts.matching.resetDone, eventIds: eventId ? [eventId] : [] }),
  );
  const undoReset = useMailMutation(
    (eventId: string) => write('undoEvent', { params: { eventId } }),
    texts.matching.undoFailed,
  );
  const { learnedFrom, answers, answersMin, resetEventId } = matching;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-t pt-4">
      <p className="min-w-0 flex-1 basis-56 text-14 text-muted">
        {learnedFrom > 0
          ? texts.matching.learned(learnedFrom)
          : answers === 0
            ? texts.matching.none
            : answers < answersMin
              ? texts.matching.few(answers, answersMin)
              : texts.matching.foreseen(answers)}
      </p>
      {answers > 0 && (
        <Button size="small" isBusy={startOver.isPending} onClick={() => startOver.mutate(undefined)}>
          {texts.matching.reset}
        </Button>
      )}
      {answers === 0 && resetEventId !== null && (
        <Button size="small" isBusy={undoReset.isPending} onClick={() => undoReset.mutate(resetEventId)}>
          {texts.matching.undoReset}
        </Button>
      )}
    </div>
  );
}
