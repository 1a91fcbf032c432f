import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import { groupSpending, type Insights } from '../insights.ts';
import { CashFlowCard } from './cash-flow-card.tsx';
import { CategoryCard } from './category-card.tsx';
import { DailyCard } from './daily-card.tsx';
import { MerchantCard } from './merchant-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { NoActivity } from './no-activity.tsx';
import { PaceCard } from './pace-card.tsx';
import { Totals } from './totals.tsx';

/** The spending tab: the period by category and merchant, and twelve months. */
export function SpendingTab({ data }: { readonly data: Insights }) {
  const groups = groupSpending(data);
  if (data.merchants.length === 0 && data.incomeMinor === 0) return <NoActivity data={data} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SectionBoundaries>
        <Totals data={data} />
        <div className="grid gap-5 lg:grid-cols-12">
          <CategoryCard data={data} groups={groups} className="min-w-0 lg:col-span-7" />
          <MerchantCard data={data} className="min-w-0 lg:col-span-5" />
        </div>
        <CashFlowCard data={data} groups={groups} />
        <PaceCard data={data} />
        <DailyCard data={data} />
        <MonthsCard data={data} groups={groups} />
      </SectionBoundaries>
    </div>
  );
}
