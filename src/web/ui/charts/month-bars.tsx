import { clsx } from 'clsx';
import { Link } from 'wouter';
import { type CivilDate, isMonthOpen, type Month } from '#domain/calendar/civil-date.ts';
import { formatMonth } from '../../lib/format/dates.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/ui-parts.ts';

export interface MonthBar {
  readonly month: Month;
  /** Total of the bar; negative parts aren't drawn. */
  readonly totalMinor: number;
  readonly parts: readonly { readonly key: string; readonly minor: number; readonly className: string }[];
  readonly href: string;
}

interface MonthBarsProps {
  readonly label: string;
  readonly bars: readonly MonthBar[];
  readonly currency: string;
  /** Highlights months in the selected period. */
  readonly isInPeriod: (month: Month) => boolean;
  readonly today: CivilDate;
}

/** Fewer bars than this get a maximum width. */
const FEW = 8;
/** Up to this many bars, each has a label on phones. */
const NAMED_ON_PHONES = 4;

/** One bar per month, each a link to its transactions. */
export function MonthBars({ label, bars, currency, isInPeriod, today }: MonthBarsProps) {
  const highest = Math.max(
    1,
    ...bars.map((bar) => bar.parts.reduce((sum, part) => sum + Math.max(0, part.minor), 0)),
  );
  const isTight = bars.length > NAMED_ON_PHONES;
  return (
    <ol aria-label={label} className="flex items-end justify-center gap-[3px] px-4 sm:gap-1.5 sm:px-5">
      {bars.map((bar, index) => {
        const sum = bar.totalMinor;
        const isIn = isInPeriod(bar.month);
        const isOpen = isMonthOpen(bar.month, today);
        const name = `${formatMonth(bar.month, 'full')}${isOpen ? `, ${texts.soFar}` : ''}`;
        return (
          <li key={bar.month} className={clsx('min-w-0 flex-1', bars.length < FEW && 'max-w-24')}>
            <Link
              href={bar.href}
              aria-label={`${name}: ${formatMinor(sum, currency)}`}
              className="group grid h-56 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-1.5 rounded-control
                text-center"
            >
              <span className="relative flex flex-col-reverse gap-px">
                {bar.parts.map((part) =>
                  part.minor > 0 ? (
                    <span
                      key={part.key}
                      data-open={isOpen || undefined}
                      className={clsx(
                        'chart-bar w-full group-hover:opacity-100 first:rounded-b-[2px] last:rounded-t-[2px]',
                        part.className,
                        !isIn && 'opacity-45',
                      )}
                      style={{ height: `${(part.minor / highest) * 86}%` }}
                    />
                  ) : null,
                )}
                <span className="figures pb-1 text-[0.6875rem] leading-3 whitespace-nowrap text-muted max-md:hidden">
                  {sum === 0 ? '–' : formatMinor(Math.round(sum / 100) * 100, currency).replace(/\.00$/, '')}
                </span>
              </span>
              <span
                className={clsx(
                  'text-12 whitespace-nowrap',
                  isIn ? 'font-medium text-ink' : 'text-muted',
                  isTight && index % 2 === bars.length % 2 && 'max-sm:invisible',
                )}
              >
                <span className={isTight && isOpen ? 'max-sm:hidden' : undefined}>
                  {formatMonth(bar.month, 'short')}
                </span>
                {isOpen && ` ${texts.soFar}`}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
