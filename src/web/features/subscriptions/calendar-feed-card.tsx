import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { errorMessage } from '../../lib/failure.ts';
import { formatInstant } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/calendar-feed.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** The secret address under which calendar programs read the due dates. If not offered, only one that is on shows. */
export function CalendarFeedCard({ isOffered }: { readonly isOffered: boolean }) {
  const feed = useQuery(apiQuery('getCalendarFeed'));
  const { url, create, turnOff } = useCalendarFeed();
  if (!isOffered && !feed.data?.createdAt) return null;
  return (
    <Card title={texts.title}>
      <div className="grid gap-4 border-t px-4 py-4 sm:px-5">
        {feed.isError ? (
          <Line text={errorMessage(feed.error, texts.loadFailed)}>
            <Button onClick={() => void feed.refetch()}>{texts.retry}</Button>
          </Line>
        ) : !feed.data ? (
          <Skeleton className="h-5 w-72 max-w-full" />
        ) : feed.data.createdAt === null ? (
          <Line text={texts.offered}>
            <Button isBusy={create.isPending} onClick={() => create.mutate()}>
              {texts.create}
            </Button>
          </Line>
        ) : url === null ? (
          <Line text={texts.on(formatInstant(feed.data.createdAt))}>
            <ChangeButtons create={create} turnOff={turnOff} />
          </Line>
        ) : (
          <CalendarAddress url={url}>
            <ChangeButtons create={create} turnOff={turnOff} />
          </CalendarAddress>
        )}
      </div>
    </Card>
  );
}

function Line({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[60ch] flex-1 basis-72 text-14 text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

type Changes = Omit<ReturnType<typeof useCalendarFeed>, 'url'>;

/** Replaces the address or turns it off, after a question. */
function ChangeButtons({ create, turnOff }: Changes) {
  const [question, setQuestion] = useState<keyof typeof texts.questions | null>(null);
  const shown = texts.questions[question ?? 'renew'];
  const change = question === 'renew' ? create : turnOff;
  return (
    <>
      <Button onClick={() => setQuestion('renew')}>{texts.questions.renew.action}</Button>
      <Button onClick={() => setQuestion('turnOff')}>{texts.questions.turnOff.action}</Button>
      <ConfirmDialog
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        title={shown.title}
        effect={shown.effect}
        keep={texts.keep}
        confirm={shown.action}
        isBusy={change.isPending}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setQuestion(null) })}
      />
    </>
  );
}
