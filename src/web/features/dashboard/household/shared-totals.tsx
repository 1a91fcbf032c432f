import { minorToNumber } from '#domain/money/money.ts';
import { texts } from '../../../texts/en/household.ts';
import { Amount, BigAmount } from '../../../ui/amount.tsx';
import type { Overview, SharedMember } from './overview.ts';

type Figure = 'netWorthMinor' | 'spendMinor' | 'incomeMinor';

const FIGURES = [
  ['netWorthMinor', texts.view.netWorth],
  ['spendMinor', texts.view.spend],
  ['incomeMinor', texts.view.income],
] as const satisfies readonly (readonly [Figure, string])[];

/** Net worth, spending and income, in total and by member. */
export function SharedTotals({ data }: { readonly data: Overview }) {
  return (
    <div className="card grid divide-x max-md:divide-x-0 max-md:divide-y md:grid-cols-3">
      {FIGURES.map(([figure, name]) => (
        <section key={figure} className="grid content-start gap-1.5 p-4 sm:p-5" aria-label={name}>
          <h2 className="label">{name}</h2>
          <BigAmount decimal={minorToNumber(data[figure], data.currency)} currency={data.currency} />
          {data.members.length > 1 && (
            <dl className="mt-1 grid gap-1 text-13">
              {data.members.map((member) => (
                <div key={member.id} className="flex items-baseline justify-between gap-4">
                  <dt className="min-w-0 truncate text-muted">{memberName(member)}</dt>
                  <dd>
                    <Amount minor={member[figure]} currency={data.currency} signs="minus" />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  );
}

/** A member's name; "You" for the current user. */
export function memberName(member: SharedMember | undefined): string {
  if (!member) return '';
  return member.isYou ? texts.view.you : member.name;
}
