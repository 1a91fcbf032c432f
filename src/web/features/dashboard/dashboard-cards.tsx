import type { ReactNode } from 'react';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { AttentionCard } from './attention-card.tsx';
import { CashFlowCard } from './cash-flow-card.tsx';
import { ConnectCard } from './connect-card.tsx';
import type { Dashboard } from './dashboard-screen.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { SubscriptionsCard } from './subscriptions-card.tsx';
import { TrendCard } from './trend-card.tsx';

type Card = Dashboard['cards'][number];

/** From this many attention items on, the cash flow card doesn't fit next to the chart. */
const CROWDED_FROM = 3;
const WIDE: readonly Card[] = ['trend', 'recent'];
/** Card order in the single-column layout. */
const MOBILE_ORDER = [
  'max-lg:order-1',
  'max-lg:order-2',
  'max-lg:order-3',
  'max-lg:order-4',
  'max-lg:order-5',
];

/** The cards below the summary, ordered by the user's goals: two columns, or one on small screens. */
export function DashboardCards({ data }: { readonly data: Dashboard }) {
  const { cards } = data;
  const narrow = cards.filter((card) => !WIDE.includes(card));
  // The cash flow card moves down for the attention card, unless it matches the user's first goal.
  const isMoved = data.attention.length >= CROWDED_FROM && narrow[0] !== 'where';
  const show = (card: Card): ReactNode => (
    <div key={card} className={`${MOBILE_ORDER[cards.indexOf(card)] ?? ''} flex flex-col ${growClass(card)}`}>
      <SectionBoundaries>
        {card === 'where' && isMoved ? <ConnectCard /> : bodyOf(card, data)}
      </SectionBoundaries>
    </div>
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 max-lg:contents">
          {cards.filter((card) => WIDE.includes(card)).map(show)}
        </div>
        <div className="flex flex-col gap-5 max-lg:contents">{narrow.map(show)}</div>
      </div>
      <SectionBoundaries>{isMoved ? <CashFlowCard data={data} /> : <ConnectCard />}</SectionBoundaries>
    </>
  );
}

/** The chart fills the remaining height of its column. */
function growClass(card: Card): string {
  return card === 'trend' ? 'flex-1' : 'empty:hidden';
}

function bodyOf(card: Card, data: Dashboard): ReactNode {
  switch (card) {
    case 'trend':
      return <TrendCard data={data} className="flex-1" />;
    case 'recent':
      return <RecentTransactions transactions={data.transactions} />;
    case 'attention':
      return <AttentionCard items={data.attention} />;
    case 'subscriptions':
      return <SubscriptionsCard subscriptions={data.subscriptions} />;
    case 'where':
      return <CashFlowCard data={data} />;
  }
}
