import { useEffect, useRef } from 'react';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/review.ts';
import { Confidence } from '../../ui/confidence.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import {
  PAIR_TEXTS,
  type QueueCategory,
  type QueueEntry,
  type QueueItem,
  type QueuePair,
} from './review-types.ts';

interface QueueListProps {
  readonly entries: readonly QueueEntry[];
  readonly skipped: readonly string[];
  readonly currentId: string | null;
  readonly onOpen: (id: string) => void;
}

/** The queue, highest confidence first; skipped entries at the end. */
export function QueueList({ entries, skipped, currentId, onOpen }: QueueListProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current item is to be brought into sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <ul
      ref={list}
      aria-label={texts.queue.title}
      className="card divide-y lg:overflow-y-auto lg:overscroll-contain"
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            aria-current={entry.id === currentId}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-3 px-4 py-3 text-left transition-colors
              hover:bg-hover focus-visible:-outline-offset-3 aria-[current=true]:bg-evergreen-wash
              aria-[current=true]:shadow-[inset_2px_0_0_var(--evergreen)]"
            onClick={() => onOpen(entry.id)}
          >
            {'item' in entry ? (
              <ReceiptLines item={entry.item} isSkipped={skipped.includes(entry.id)} />
            ) : 'pair' in entry ? (
              <PairLines pair={entry.pair} isSkipped={skipped.includes(entry.id)} />
            ) : (
              <CategoryLines question={entry.category} isSkipped={skipped.includes(entry.id)} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ReceiptLines({ item, isSkipped }: { readonly item: QueueItem; readonly isSkipped: boolean }) {
  return (
    <>
      <MerchantMark name={item.merchant ?? item.subject} size={32} />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate text-14 font-medium">{item.merchant ?? texts.unknownMerchant}</span>
          <span className="figures shrink-0 text-14 font-medium">
            {item.totalMinor !== null && item.currency ? formatMinor(item.totalMinor, item.currency) : '–'}
          </span>
        </span>
        <span className="block truncate text-13 text-muted">{item.subject}</span>
        <span className="flex items-center gap-2 pt-1 text-12 text-muted">
          <Confidence value={item.confidence} />
          <span>{KIND_NAMES[item.kind]}</span>
          {isSkipped && <span>{texts.queue.skipped}</span>}
          <AgoText instant={item.receivedAt} className="ml-auto" />
        </span>
      </span>
    </>
  );
}

function PairLines({ pair, isSkipped }: { readonly pair: QueuePair; readonly isSkipped: boolean }) {
  const [transaction] = pair.transactions;
  if (!transaction) return null;
  return (
    <TransactionLines
      transaction={transaction}
      asked={PAIR_TEXTS[pair.kind].name}
      about={texts.queue.pair}
      confidence={pair.confidence}
      isSkipped={isSkipped}
    />
  );
}

function CategoryLines(props: { readonly question: QueueCategory; readonly isSkipped: boolean }) {
  const { transaction, choices, confidence } = props.question;
  return (
    <TransactionLines
      transaction={transaction}
      asked={choices.map((choice) => choice.categoryName).join(' · ')}
      about={texts.queue.category}
      confidence={confidence}
      isSkipped={props.isSkipped}
    />
  );
}

/** A queue entry about a transaction: description, question and confidence. */
function TransactionLines(props: {
  readonly transaction: QueueCategory['transaction'];
  readonly asked: string;
  readonly about: string;
  readonly confidence: number;
  readonly isSkipped: boolean;
}) {
  const { transaction } = props;
  return (
    <>
      <MerchantMark name={transaction.description} size={32} />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate text-14 font-medium">{transaction.description}</span>
          <span className="figures shrink-0 text-14 font-medium">
            {formatMinor(Math.abs(transaction.amountMinor), transaction.currency)}
          </span>
        </span>
        <span className="block truncate text-13 text-muted">{props.asked}</span>
        <span className="flex items-center gap-2 pt-1 text-12 text-muted">
          <Confidence value={props.confidence} />
          <span>{props.about}</span>
          {props.isSkipped && <span>{texts.queue.skipped}</span>}
        </span>
      </span>
    </>
  );
}
