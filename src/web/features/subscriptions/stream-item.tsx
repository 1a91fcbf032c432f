import { useId, useState } from 'react';
import { formatFullDay, formatShortDay, userToday } from '../../lib/format/dates.ts';
import { frequencyName } from '../../lib/format/frequency.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChevronDown } from '../../ui/icons/common.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { ChargeStrip } from './charge-strip.tsx';
import { STATUS_WORDS, type Stream } from './stream.ts';
import { StreamDetail } from './stream-detail.tsx';

/** A stream with frequency, next date and amount; expands to its details. */
export function StreamItem({
  stream,
  streams,
}: {
  readonly stream: Stream;
  /** All streams, to merge with. */
  readonly streams: readonly Stream[];
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const status = STATUS_WORDS[stream.status];
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 gap-y-2 px-4 py-3
          text-left transition-colors hover:bg-hover focus-visible:-outline-offset-3 sm:px-5
          lg:grid-cols-[auto_minmax(0,1fr)_auto_112px_112px_auto]"
        onClick={() => setOpen((now) => !now)}
      >
        <MerchantMark name={stream.name} size={34} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="font-medium sm:truncate">{stream.name}</span>
            {stream.status !== 'active' && <Badge tone={status.tone}>{status.word}</Badge>}
            {!stream.isCounted && <Badge>{texts.line.notCounted}</Badge>}
            {stream.verdict === 'confirmed' && (
              <span className="text-12 text-muted">{texts.line.confirmed}</span>
            )}
          </span>
          <span className="block text-13 text-muted sm:truncate">
            <span className="max-lg:hidden">{stream.status === 'active' && `${status.word} · `}</span>
            {frequencyName(stream.frequency)}
            <span className="max-lg:hidden"> · {stream.accountName}</span>
            {stream.nextOn && (
              <span className="lg:hidden">
                {' · '}
                <span className="whitespace-nowrap">{formatShortDay(stream.nextOn, userToday())}</span>
              </span>
            )}
          </span>
        </span>
        <span className="max-lg:hidden">
          <ChargeStrip stream={stream} />
        </span>
        <span className="text-right text-13 max-lg:hidden">
          <NextDate stream={stream} />
        </span>
        <span className="text-right">
          <Amount
            minor={Math.abs(stream.lastAmountMinor)}
            currency={stream.currency}
            signs="minus"
            className="font-medium"
          />
          <span className="block text-12 text-muted">
            {texts.line.aYear(
              <Amount minor={Math.abs(stream.yearlyAmountMinor)} currency={stream.currency} signs="minus" />,
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className={`text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id}>{isOpen && <StreamDetail stream={stream} streams={streams} />}</div>
    </li>
  );
}

function NextDate({ stream }: { readonly stream: Stream }) {
  const today = userToday();
  const { trialEndsOn, nextOn, lastOn, status } = stream;
  if (status === 'trial' && trialEndsOn)
    return <Dated name={texts.line.trialEnds} date={trialEndsOn} today={today} isUrgent />;
  if (nextOn)
    return (
      <Dated name={status === 'overdue' ? texts.line.wasDue : texts.line.next} date={nextOn} today={today} />
    );
  return <Dated name={texts.line.last} date={lastOn} today={today} />;
}

function Dated(props: {
  readonly name: string;
  readonly date: string;
  readonly today: string;
  readonly isUrgent?: boolean;
}) {
  return (
    <time dateTime={props.date} title={formatFullDay(props.date)}>
      <span className="block text-12 text-muted">{props.name}</span>
      <span className={props.isUrgent ? 'font-medium text-amber' : undefined}>
        {formatShortDay(props.date, props.today)}
      </span>
    </time>
  );
}
