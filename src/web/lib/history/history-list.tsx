import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/history.ts';
import { Button } from '../../ui/button.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { write } from '../api-client.ts';
import { errorMessage } from '../failure.ts';
import { useToast } from '../toasts/toast-context.ts';

/** An event in the history of a transaction or receipt. */
type HistoryEvent = ResponseOf<'getProcessedEmail'>['history'][number];

/** The history, newest first, with source, time and reason; reversible events can be undone. */
export function HistoryList({ events }: { readonly events: readonly HistoryEvent[] }) {
  const addToast = useToast();
  const undo = useMutation({
    mutationFn: (eventId: string) => write('undoEvent', { params: { eventId } }),
    onSuccess: () => addToast(texts.undone),
    onError: (error) => addToast(errorMessage(error, texts.undoFailed), 'error'),
  });
  if (events.length === 0) return null;
  return (
    <section>
      <h3 className="label pb-2">{texts.title}</h3>
      <ol className="grid gap-2.5 border-l pl-4">
        {events.map((event) => (
          <li key={event.id} className="relative flex items-start gap-3 text-14">
            <span className="absolute top-2 -left-[1.2rem] size-1.5 rounded-full bg-line-strong" />
            <div className="min-w-0 flex-1">
              {event.what}
              <p className="text-13 text-muted">
                {event.reason && `${event.reason} · `}
                {texts.sources[event.source]} · <AgoText instant={event.at} />
              </p>
            </div>
            <UndoButton event={event} isBusy={undo.isPending} onUndo={undo.mutate} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function UndoButton(props: {
  readonly event: HistoryEvent;
  readonly isBusy: boolean;
  readonly onUndo: (eventId: string) => void;
}) {
  const { id, canUndo, what } = props.event;
  if (!canUndo) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      isBusy={props.isBusy}
      aria-label={`${texts.undo}: ${what}`}
      onClick={() => props.onUndo(id)}
    >
      {texts.undo}
    </Button>
  );
}
