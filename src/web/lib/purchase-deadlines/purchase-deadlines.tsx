import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/history.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { write } from '../api-client.ts';
import { errorMessage } from '../failure.ts';
import { useToast } from '../toasts/toast-context.ts';
import { useUndo } from '../undo/undo-context.ts';

type Deadline = ResponseOf<'getProcessedEmail'>['clocks'][number];
type UntilOn = BodyOf<'setReceiptClock'>['untilOn'];

interface PurchaseDeadlinesProps {
  readonly messageId: string;
  readonly clocks: readonly Deadline[];
}

/** Return and warranty deadlines of a purchase, which the user can change. */
export function PurchaseDeadlines({ messageId, clocks }: PurchaseDeadlinesProps) {
  if (clocks.length === 0) return null;
  return (
    <section aria-label={texts.clocks.title} className="grid gap-1 text-13">
      {clocks.map((clock) => (
        <DeadlineItem key={clock.clock} messageId={messageId} clock={clock} />
      ))}
    </section>
  );
}

function DeadlineItem({ messageId, clock }: { readonly messageId: string; readonly clock: Deadline }) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  const [isOpen, setOpen] = useState(false);
  const name = texts.clocks[clock.clock];
  const save = useMutation({
    mutationFn: (untilOn: UntilOn) =>
      write('setReceiptClock', { params: { messageId, clock: clock.clock }, body: { untilOn } }),
    onSuccess: ({ eventId }) => {
      setOpen(false);
      recordChange({ message: texts.clocks.saved, eventIds: eventId ? [eventId] : [] });
    },
    onError: (error) => addToast(errorMessage(error, texts.clocks.failed), 'error'),
  });
  if (isOpen)
    return (
      <DeadlineForm
        clock={clock}
        isBusy={save.isPending}
        onSave={save.mutate}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <div className="flex min-h-8 items-center gap-2">
      <span className="text-muted">{name}</span>
      <span className="font-medium">
        {clock.untilOn === null ? texts.clocks.none : <DateText date={clock.untilOn} />}
      </span>
      {(clock.isOwn || clock.untilOn !== null) && (
        <span className="text-muted">{clock.isOwn ? texts.clocks.byUser : texts.clocks.byRule}</span>
      )}
      <Button
        size="small"
        variant="quiet"
        className="-mr-2.5 ml-auto"
        aria-label={texts.clocks.changeLabel(name)}
        onClick={() => setOpen(true)}
      >
        {texts.clocks.change}
      </Button>
    </div>
  );
}

function DeadlineForm(props: {
  readonly clock: Deadline;
  readonly isBusy: boolean;
  readonly onSave: (untilOn: UntilOn) => void;
  readonly onClose: () => void;
}) {
  const { clock, isBusy, onSave } = props;
  const [day, setDay] = useState(clock.untilOn ?? '');
  return (
    <form
      className="grid gap-2 rounded-control border p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== '') onSave(day);
      }}
    >
      <Field
        label={texts.clocks.day(texts.clocks[clock.clock])}
        type="date"
        autoFocus
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" isBusy={isBusy} disabled={day === ''}>
          {texts.clocks.save}
        </Button>
        <Button size="small" isBusy={isBusy} onClick={() => onSave(null)}>
          {texts.clocks.clear}
        </Button>
        {clock.isOwn && (
          <Button size="small" isBusy={isBusy} onClick={() => onSave('rule')}>
            {texts.clocks.useRule}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={props.onClose}>
          {texts.clocks.cancel}
        </Button>
      </div>
    </form>
  );
}
