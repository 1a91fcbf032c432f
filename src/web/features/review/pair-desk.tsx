import { Link } from 'wouter';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Check } from '../../ui/icons/common.tsx';
import { SkipForward } from '../../ui/icons/ledger.tsx';
import { X } from '../../ui/icons/signs.tsx';
import { KeyHint } from './key-hint.tsx';
import { PAIR_WORDS, type QueuePair } from './review-types.ts';

interface PairDeskProps {
  readonly pair: QueuePair;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/** Two rows side by side, why they are asked about, and the two answers. */
export function PairDesk({ pair, onAnswer, onSkip, onStep }: PairDeskProps) {
  const words = PAIR_WORDS[pair.kind];
  useKeys({
    a: () => onAnswer(true),
    r: () => onAnswer(false),
    s: onSkip,
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    j: () => onStep(1),
    k: () => onStep(-1),
  });
  return (
    <section aria-label={texts.queue.pair} className="card flex min-h-0 flex-col self-start">
      <div className="grid content-start gap-5 px-5 py-4">
        <header className="grid gap-2">
          <h2 className="text-18 font-semibold">{words.question}</h2>
          <div>
            <Confidence value={pair.confidence} />
          </div>
          <p className="rounded-control bg-amber-wash px-3 py-2 text-13">
            {pair.reason} {words.effect}
          </p>
        </header>
        <div className="grid gap-4 md:grid-cols-2">
          {pair.rows.map((row) => (
            <RowCard key={row.id} row={row} />
          ))}
        </div>
      </div>
      <footer className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] mt-auto flex flex-wrap gap-2 rounded-b-card border-t bg-surface p-3 md:bottom-0">
        <Button variant="primary" onClick={() => onAnswer(true)}>
          <Check aria-hidden size={16} strokeWidth={1.75} />
          {words.yes} <KeyHint>A</KeyHint>
        </Button>
        <Button onClick={() => onAnswer(false)}>
          <X aria-hidden size={16} strokeWidth={1.75} />
          {words.no} <KeyHint>R</KeyHint>
        </Button>
        <Button onClick={onSkip}>
          <SkipForward aria-hidden size={14} strokeWidth={1.75} />
          {texts.actions.skip} <KeyHint>S</KeyHint>
        </Button>
      </footer>
    </section>
  );
}

function RowCard({ row }: { readonly row: QueuePair['rows'][number] }) {
  return (
    <div className="grid content-start gap-2 rounded-card border px-4 py-3 text-14">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          href={`/transactions?transaction=${row.id}`}
          className="min-w-0 truncate font-medium hover:underline hover:underline-offset-3"
        >
          {row.description}
        </Link>
        <Amount minor={row.amountMinor} currency={row.currency} className="font-medium" />
      </p>
      <p className="flex items-center gap-2 text-13 text-muted">
        <span className="min-w-0 truncate">
          <DateText date={row.postedOn} /> · {row.accountName}
        </span>
        {row.status === 'pending' && <Badge>{texts.pair.pending}</Badge>}
      </p>
      <p className="font-mono text-12 break-words text-muted">{row.originalDescription}</p>
    </div>
  );
}
