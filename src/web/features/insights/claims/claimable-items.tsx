import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { LineDetails } from './line-details.tsx';
import { type ClaimableLine, type Claims, lineKey, toChosenLine, useClaimChange } from './use-claims.ts';

const SHOWN = 8;
const WAITING: ReadonlySet<string> = new Set(['unclear', 'needs_letter', 'needs_receipt']);

interface ClaimableItemsProps {
  readonly data: Claims;
  readonly onOpen: (claimId: string) => void;
}

/** Items outside of claims: ready, not ready yet, and not claimable with the reason. */
export function ClaimableItems({ data, onOpen }: ClaimableItemsProps) {
  const { lines, currency } = data;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = useClaimChange();
  const ready = lines.filter((line) => line.status === 'ready');
  const waiting = lines.filter((line) => WAITING.has(line.status));
  const closed = lines.filter(
    (line) => !WAITING.has(line.status) && !['ready', 'claimed'].includes(line.status),
  );
  const picked = [...ready, ...waiting].filter((line) => chosen.has(lineKey(line)));
  const begin = (as: 'draft' | 'elsewhere', from: readonly ClaimableLine[]): void => {
    const body: BodyOf<'createClaim'> = {
      lines: from.flatMap((line) => toChosenLine(line) ?? []),
      environment: data.environment,
      as,
    };
    change.mutate({
      message: as === 'draft' ? ({ number }) => texts.done.started(number) : texts.done.elsewhere,
      carryOut: () => write('createClaim', { body }),
      onDone: (claim) => {
        setChosen(new Set());
        if (as === 'draft' && claim) onOpen(claim.id);
      },
    });
  };
  const choose = (keys: readonly string[], isOn: boolean): void =>
    setChosen((now) => new Set(isOn ? [...now, ...keys] : [...now].filter((key) => !keys.includes(key))));
  const list = (listed: readonly ClaimableLine[]) => (
    <LineList lines={listed} currency={currency} chosen={chosen} onChoose={choose} />
  );
  if (lines.length === 0)
    return (
      <div className="grid gap-1 py-2">
        <p className="font-serif text-18">{texts.none.title(data.year)}</p>
        <p className="text-14 text-muted">{texts.none.reason}</p>
      </div>
    );
  const sumOf = (summed: readonly ClaimableLine[]) =>
    formatMinor(
      summed.reduce((sum, line) => sum + line.amountMinor, 0),
      currency,
    );
  const readyKeys = ready.map(lineKey);
  return (
    <div className="grid gap-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
          <h3 className="label flex items-center gap-3">
            {ready.length > 0 && (
              <AllBox
                isAll={readyKeys.every((key) => chosen.has(key))}
                isSome={readyKeys.some((key) => chosen.has(key))}
                onChange={(isOn) => choose(readyKeys, isOn)}
              />
            )}
            {texts.lines.ready}
          </h3>
          {picked.length === 0 && ready.length > 0 && (
            <Button
              variant="primary"
              size="small"
              isBusy={change.isPending}
              onClick={() => begin('draft', ready)}
            >
              {texts.chosen.startAll}
              <span className="figures">{sumOf(ready)}</span>
            </Button>
          )}
        </div>
        {ready.length > 0 ? (
          list(ready)
        ) : (
          <p className="border-t py-2.5 text-14 text-muted">{texts.lines.allClaimed}</p>
        )}
      </div>
      {waiting.length > 0 && (
        <div>
          <h3 className="label pb-2">{texts.lines.waiting}</h3>
          {list(waiting)}
        </div>
      )}
      <ClosedLines lines={closed} currency={currency} />
      {picked.length > 0 && (
        <SelectionBar
          summary={`${texts.chosen.count(picked.length)} · ${sumOf(picked)}`}
          isBusy={change.isPending}
          onBegin={(as) => begin(as, picked)}
          onClear={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}

interface ClosedLinesProps {
  readonly lines: readonly ClaimableLine[];
  readonly currency: string;
}

/** Items that can't be claimed, with the reason. */
function ClosedLines({ lines, currency }: ClosedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-13 text-muted">{texts.lines.closed(lines.length)}</summary>
      <ul className="pt-2">
        {lines.map((line) => (
          <li key={lineKey(line)} className="claim-line text-muted">
            <span />
            <LineDetails line={line} currency={currency} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SelectionBarProps {
  readonly summary: string;
  readonly isBusy: boolean;
  readonly onBegin: (as: 'draft' | 'elsewhere') => void;
  readonly onClear: () => void;
}

/** The selection with its total and actions. */
function SelectionBar({ summary, isBusy, onBegin, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label={texts.chosen.label}
      className="sticky bottom-[calc(76px+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-x-3
        gap-y-2 rounded-card border bg-raised py-2 pr-2 pl-4 text-14 shadow-float md:bottom-4"
    >
      <span role="status" className="figures flex-1 font-medium whitespace-nowrap">
        {summary}
      </span>
      <Button size="small" variant="quiet" onClick={onClear}>
        {texts.chosen.clear}
      </Button>
      <Button size="small" isBusy={isBusy} onClick={() => onBegin('elsewhere')}>
        {texts.chosen.elsewhere}
      </Button>
      <Button size="small" variant="primary" isBusy={isBusy} onClick={() => onBegin('draft')}>
        {texts.chosen.start}
      </Button>
    </section>
  );
}

interface LineListProps {
  readonly lines: readonly ClaimableLine[];
  readonly currency: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isOn: boolean) => void;
}

function LineList({ lines, currency, chosen, onChoose }: LineListProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul>
        {(isWhole ? lines : lines.slice(0, SHOWN)).map((line) => (
          <li key={lineKey(line)} className="claim-line">
            <input
              type="checkbox"
              className="checkbox"
              aria-label={texts.lines.choose(line.description, formatMinor(line.amountMinor, currency))}
              checked={chosen.has(lineKey(line))}
              onChange={(event) => onChoose([lineKey(line)], event.target.checked)}
            />
            <LineDetails line={line} currency={currency} />
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <Button variant="quiet" size="small" onClick={() => setWhole((now) => !now)}>
          {isWhole ? texts.lines.fewer : texts.lines.showAll(lines.length)}
        </Button>
      )}
    </>
  );
}

function AllBox(props: {
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      className="checkbox"
      aria-label={texts.lines.allReady}
      checked={props.isAll}
      ref={(box) => {
        if (box) box.indeterminate = props.isSome && !props.isAll;
      }}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}
