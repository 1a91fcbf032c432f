import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import type { Dashboard } from './dashboard-screen.tsx';
import { FirstRun } from './first-run.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** The summary figures, then the cards or, for new users, the setup steps. */
export function DashboardContent({ data }: { readonly data: Dashboard }) {
  const isFirstRun = data.transactions.length === 0 && data.totals.accounts === 0 && !data.isImporting;
  return (
    <div className="grid gap-5">
      <SectionBoundaries>
        <SummaryCards data={data} />
      </SectionBoundaries>
      {isFirstRun ? <FirstRun data={data} /> : <DashboardCards data={data} />}
    </div>
  );
}
