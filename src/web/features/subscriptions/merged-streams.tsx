import { formatDayRange, userToday } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import type { Stream } from './stream.ts';
import { useStreamSeparation } from './use-stream-merge.ts';

/** The streams merged into this one; each can be separated again. */
export function MergedStreams({ merged }: Pick<Stream, 'merged'>) {
  const separate = useStreamSeparation();
  if (merged.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="label">{texts.merge.merged}</h3>
      <ul>
        {merged.map(({ name, firstOn, lastOn, eventId }) => (
          <li key={`${name} ${firstOn} ${lastOn}`} className="flex min-h-9 items-center gap-3 text-14">
            <span className="min-w-0">
              <span className="block truncate">{name}</span>
              <span className="block text-13 text-muted">{formatDayRange(firstOn, lastOn, userToday())}</span>
            </span>
            {eventId !== null && (
              <Button
                size="small"
                variant="quiet"
                className="ml-auto"
                isBusy={separate.isPending}
                onClick={() => separate.mutate(eventId)}
              >
                {texts.merge.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
