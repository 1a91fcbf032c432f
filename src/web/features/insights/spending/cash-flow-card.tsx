import { lazy, Suspense } from 'react';
import { formatMinor, formatShare } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import type { FlowLink } from '../../../ui/charts/sankey.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Group, Insights } from '../insights.ts';
import { buildFlow, type Flow, nodeInFull } from './build-flow.ts';

const Sankey = lazy(() =>
  import('../../../ui/charts/sankey.tsx').then((module) => ({ default: module.Sankey })),
);

/** The period's income by destination, including savings. */
export function CashFlowCard({
  data,
  groups,
}: {
  readonly data: Insights;
  readonly groups: readonly Group[];
}) {
  const flow = buildFlow(data, groups);
  if (flow.links.length === 0) return null;
  return (
    <ChartCard
      title={texts.flow.title}
      summary={summaryOf(data)}
      legend={<p className="text-13 text-muted">{summaryOf(data)}</p>}
      chart={
        <div className="min-h-70 px-4 sm:px-5">
          <Suspense fallback={<Skeleton className="h-70" />}>
            <Sankey nodes={flow.nodes} links={flow.links} summary={summaryOf(data)} />
          </Suspense>
        </div>
      }
      table={<FlowTable data={data} flow={flow} />}
    />
  );
}

function summaryOf({ incomeMinor, spendMinor, currency }: Insights): string {
  const money = (minor: number): string => formatMinor(minor, currency);
  if (incomeMinor <= 0) return texts.flow.nothingIn(money(spendMinor));
  const saved = incomeMinor - spendMinor;
  if (saved < 0) return texts.flow.moreOut(money(spendMinor), money(-saved), money(incomeMinor));
  return texts.flow.kept(
    money(incomeMinor),
    money(spendMinor),
    money(saved),
    formatShare(saved / incomeMinor),
  );
}

function FlowTable({ data, flow }: { readonly data: Insights; readonly flow: Flow }) {
  const nameOf = (link: FlowLink, end: 'source' | 'target') => {
    const label = flow.nodes.find((node) => node.id === link[end])?.label ?? link[end];
    // The row's amount must be the sum of the transactions that its link opens.
    const whole = nodeInFull(flow, link);
    return whole?.id === link[end] && whole.href ? <TextLink href={whole.href}>{label}</TextLink> : label;
  };
  return (
    <DataTable
      caption={texts.flow.caption}
      rows={flow.links}
      keyOf={({ source, target }) => `${source} ${target}`}
      columns={[
        { id: 'from', head: texts.flow.from, cell: (link) => nameOf(link, 'source') },
        { id: 'to', head: texts.flow.to, cell: (link) => nameOf(link, 'target') },
        {
          id: 'amount',
          head: texts.flow.amount,
          align: 'end',
          cell: ({ value }) => <span className="figures">{formatMinor(value, data.currency)}</span>,
        },
      ]}
    />
  );
}
