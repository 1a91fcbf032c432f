import { categoryOf } from '#domain/categorization/categories.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { type FigureFilter, transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import type { FlowLink, FlowNode } from '../../../ui/charts/sankey.tsx';
import { type Group, type Insights, withSpending } from '../insights.ts';

/** Input of the cash flow chart. */
type Moved = Pick<
  Insights,
  | 'period'
  | 'environment'
  | 'environments'
  | 'currency'
  | 'hasOtherCurrencies'
  | 'spendMinor'
  | 'incomeMinor'
  | 'categories'
>;

export interface Flow {
  readonly nodes: readonly FlowNode[];
  readonly links: readonly FlowLink[];
}

/** The node whose whole amount a link carries: its target, unless other sources flow into that, too. */
export function nodeInFull({ nodes, links }: Flow, { source, target }: FlowLink): FlowNode | undefined {
  const id = links.filter((link) => link.target === target).length > 1 ? source : target;
  return nodes.find((node) => node.id === id);
}

/** Categories below this share of spending are combined within their group. */
const SHARE_MIN = 0.025;

/** Builds the cash flow: income, net refunds and withdrawals from savings; spending groups and their categories. */
export function buildFlow(data: Moved, groups: readonly Group[]): Flow {
  const { spendMinor: spent, currency } = data;
  const money = (minor: number): string => formatMinor(minor, currency);
  const income = Math.max(0, data.incomeMinor);
  const saved = Math.max(0, data.incomeMinor - spent);
  const refunds = groups.filter((group) => group.spendMinor < 0);
  const nodes: FlowNode[] = [];
  const links: FlowLink[] = [];
  const add = (node: FlowNode, from: string | null, value: number): void => {
    nodes.push(node);
    if (from !== null) links.push({ source: from, target: node.id, value });
  };
  const sources = [
    { node: endNode(data, 'income', income, 'income'), value: income },
    ...refunds.map((group) => ({ node: groupNode(data, group, money), value: -group.spendMinor })),
    {
      node: endNode(data, 'taken', Math.max(0, spent - income), 'counted'),
      value: Math.max(0, spent - income),
    },
  ].filter(({ value }) => value > 0);
  for (const { node } of sources) nodes.push(node);
  const [only] = sources;
  const hub = sources.length === 1 && only ? only.node.id : 'all';
  if (sources.length > 1) {
    const total = sources.reduce((sum, { value }) => sum + value, 0);
    const { label, color } = refunds.length > 0 ? ENDS.total : ENDS.all;
    const href = refunds.length > 0 ? {} : { href: transactionsHref(data, { type: 'expense' }) };
    nodes.push({ id: hub, label, color, figure: money(total), ...href });
    for (const { node, value } of sources) links.push({ source: node.id, target: hub, value });
  }
  for (const group of withSpending(groups)) {
    add(groupNode(data, group, money), hub, group.spendMinor);
    for (const part of partsOf(data, group, spent))
      add(detailNode(data, group, part), group.name, part.minor);
  }
  if (saved > 0) add(endNode(data, 'kept', saved, 'counted'), hub, saved);
  return { nodes, links };
}

const ENDS = {
  income: { label: texts.flow.nodes.income, color: 'var(--evergreen)' },
  taken: { label: texts.flow.nodes.savings, color: 'var(--muted)' },
  all: { label: texts.flow.nodes.spend, color: 'var(--ink)' },
  total: { label: texts.flow.nodes.total, color: 'var(--ink)' },
  kept: { label: texts.flow.nodes.kept, color: 'var(--evergreen)' },
} as const;

function endNode(data: Moved, id: keyof typeof ENDS, minor: number, type: 'income' | 'counted'): FlowNode {
  const figure = formatMinor(minor, data.currency);
  return { id, ...ENDS[id], figure, href: transactionsHref(data, { type }) };
}

function detailNode(data: Moved, group: Group, part: ReturnType<typeof partsOf>[number]): FlowNode {
  return {
    id: `${group.name}/${part.name}`,
    label: part.name,
    figure: formatMinor(part.minor, data.currency),
    color: `var(--series-${group.series})`,
    isDetail: true,
    href: transactionsHref(data, { type: 'expense', ...part.filter }),
  };
}

function groupNode(data: Moved, group: Group, money: (minor: number) => string): FlowNode {
  return {
    id: group.name,
    label: group.name,
    figure: money(Math.abs(group.spendMinor)),
    color: `var(--series-${group.series})`,
    href: transactionsHref(data, group.filter),
  };
}

interface Part {
  readonly name: string;
  readonly minor: number;
  readonly filter: FigureFilter;
}

/** The larger categories of a group and the remainder; empty if there would be only one. */
function partsOf(data: Moved, group: Group, spent: number): Part[] {
  if (group.primary === null) return [];
  const shares = data.categories.filter(
    ({ category, spendMinor }) => spendMinor > 0 && categoryOf(category).primary === group.primary,
  );
  const large = shares.filter(({ spendMinor }) => spendMinor >= spent * SHARE_MIN);
  const shown = large.reduce((sum, { spendMinor }) => sum + spendMinor, 0);
  if (shares.length < 2 || large.length === 0 || shown > group.spendMinor) return [];
  const rest = group.spendMinor - shown;
  const parts: Part[] = large.map(({ name, spendMinor, category }) => ({
    name,
    minor: spendMinor,
    filter: { category },
  }));
  if (rest === 0) return parts;
  const filter = { category: group.primary, exceptCategory: large.map(({ category }) => category).join(',') };
  return [...parts, { name: texts.flow.nodes.other, minor: rest, filter }];
}
