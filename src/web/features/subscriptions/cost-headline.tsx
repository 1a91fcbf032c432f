import { minorToNumber } from '#domain/money/money.ts';
import { isCountedSubscription } from '#domain/recurring/running.ts';
import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { BigAmount } from '../../ui/amount.tsx';
import type { Subscriptions } from './stream.ts';

/** Total cost of active subscriptions per month and per year. */
export function CostHeadline({ data }: { readonly data: Subscriptions }) {
  const running = data.subscriptions.filter(isCountedSubscription);
  const raised = running.filter((stream) => stream.status === 'price_up').length;
  const trials = running.filter((stream) => stream.status === 'trial').length;
  const notes = [
    texts.cost.running(formatCount(running.length)),
    trials > 0 && texts.cost.onTrial(formatCount(trials)),
    raised > 0 && texts.cost.raised(formatCount(raised)),
  ].filter(Boolean);
  return (
    <section
      className="card grid grid-cols-2 gap-y-4 sm:grid-cols-[auto_auto_1fr]"
      aria-label={texts.cost.title}
    >
      <Figure name={texts.cost.month} minor={data.monthlyCostMinor} currency={data.currency} />
      <Figure name={texts.cost.year} minor={data.yearlyCostMinor} currency={data.currency} />
      <p className="col-span-2 self-end px-4 pb-5 text-13 text-muted sm:col-span-1 sm:px-5 sm:text-right">
        {texts.cost.notes(notes.join(', '))}
      </p>
    </section>
  );
}

function Figure(props: { readonly name: string; readonly minor: number; readonly currency: string }) {
  return (
    <div className="grid gap-1 px-4 pt-4 pb-1 sm:pr-8 sm:pb-5 sm:pl-5">
      <span className="label">{props.name}</span>
      <BigAmount decimal={minorToNumber(props.minor, props.currency)} currency={props.currency} />
    </div>
  );
}
