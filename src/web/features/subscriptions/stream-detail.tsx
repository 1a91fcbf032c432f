import { Link } from 'wouter';
import { formatFullDay, formatShortDay, userToday } from '../../lib/format/dates.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Amount } from '../../ui/amount.tsx';
import { ArrowRight } from '../../ui/icons/common.tsx';
import { ReceiptText } from '../../ui/icons/shell.tsx';
import { ChargeStrip } from './charge-strip.tsx';
import { MergedStreams } from './merged-streams.tsx';
import type { Charge, Stream } from './stream.ts';
import { StreamActions } from './stream-actions.tsx';

const CHARGES_SHOWN = 12;

/** A stream's charges and prices, and the user's verdict. */
export function StreamDetail({
  stream,
  streams,
}: {
  readonly stream: Stream;
  readonly streams: readonly Stream[];
}) {
  const today = userToday();
  const charges = stream.charges.slice(0, CHARGES_SHOWN);
  return (
    <div className="grid gap-6 bg-sunken/60 px-4 py-5 sm:px-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <section className="grid content-start gap-3">
        <h3 className="label">{texts.price.title}</h3>
        <p className="lg:hidden">
          <ChargeStrip stream={stream} />
        </p>
        {stream.priceChanges.length === 0 ? (
          <p className="text-14">{texts.price.same(formatShortDay(stream.firstOn, today))}</p>
        ) : (
          <ol className="grid gap-2">
            {[...stream.priceChanges].reverse().map((step) => (
              <PriceStep key={step.on} step={step} currency={stream.currency} charges={stream.charges} />
            ))}
          </ol>
        )}
        <MergedStreams merged={stream.merged} />
        <StreamActions stream={stream} streams={streams} />
      </section>
      <section className="grid content-start gap-1">
        <h3 className="label pb-1">{texts.charges.title}</h3>
        <ul>
          {charges.map((charge) => (
            <li key={charge.transactionId}>
              <Link
                href={`/transactions?subscriptionId=${stream.id}&transaction=${charge.transactionId}`}
                className="flex min-h-8 items-center gap-3 rounded-control px-2 text-14 hover:bg-hover"
              >
                <time dateTime={charge.on} title={formatFullDay(charge.on)} className="w-24 text-muted">
                  {formatShortDay(charge.on, today)}
                </time>
                <span className="text-evergreen">
                  {charge.hasReceipt && (
                    <>
                      <ReceiptText aria-hidden size={14} strokeWidth={1.5} />
                      <span className="sr-only">{texts.charges.withReceipt}</span>
                    </>
                  )}
                </span>
                <Amount
                  minor={Math.abs(charge.amountMinor)}
                  currency={stream.currency}
                  signs="minus"
                  className="ml-auto"
                />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function PriceStep({
  step,
  currency,
  charges,
}: {
  readonly step: Stream['priceChanges'][number];
  readonly currency: string;
  readonly charges: readonly Charge[];
}) {
  const before = Math.abs(step.fromMinor);
  const after = Math.abs(step.toMinor);
  const proof = charges.find((charge) => charge.on === step.on && charge.hasReceipt);
  const percent = before === 0 ? null : Math.round(((after - before) / before) * 100);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <time dateTime={step.on} title={formatFullDay(step.on)} className="w-24 text-muted">
        {formatShortDay(step.on, userToday())}
      </time>
      <span className="figures flex items-center gap-2">
        {formatMinor(before, currency)}
        <ArrowRight aria-label={texts.price.to} size={14} strokeWidth={1.5} className="text-muted" />
        <span className="font-medium">{formatMinor(after, currency)}</span>
      </span>
      {percent !== null && (
        <span className={`figures text-13 ${after > before ? 'text-amber' : 'text-evergreen'}`}>
          {after > before ? '+' : '−'}
          {Math.abs(percent)}%
        </span>
      )}
      {proof && (
        <Link href={`/transactions?transaction=${proof.transactionId}`} className="text-link text-13">
          {texts.price.receipt}
        </Link>
      )}
    </li>
  );
}
