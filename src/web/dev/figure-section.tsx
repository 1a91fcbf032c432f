import { userToday } from '../lib/format/dates.ts';
import { Amount, BigAmount } from '../ui/amount.tsx';
import { Badge, type BadgeTone, SandboxBadge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { CategoryChip } from '../ui/category-chip.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { AgoText, DateText } from '../ui/date-text.tsx';
import { MerchantMark } from '../ui/merchant-mark.tsx';
import { Progress } from '../ui/progress.tsx';
import { Reasons } from '../ui/reasons.tsx';
import { DemoSection, Example } from './demo-section.tsx';

const TONES: readonly BadgeTone[] = ['plain', 'good', 'attention', 'bad', 'health'];
const NAMES = ['Corner Pharmacy', 'Green Grocer', 'Northwind Labs', 'H-E-B', 'Etsy', '7'];
const ROWS = [
  { name: 'Green Grocer', minor: -8317 },
  { name: 'Northwind Labs', minor: 210_000 },
  { name: 'Corner Pharmacy', minor: -450 },
];

export function FigureSection() {
  return (
    <DemoSection title="Figures, names and marks">
      <Example name="Amount">
        <Amount minor={-8317} currency="USD" />
        <Amount minor={210_000} currency="USD" />
        <Amount minor={-8317} currency="USD" tone="muted" />
        <Amount minor={-123_456} currency="JPY" />
        <Amount minor={99_990} currency="EUR" signs="minus" />
        <BigAmount decimal={6567.17} currency="USD" />
        <BigAmount decimal={-2729.86} currency="USD" />
      </Example>
      <Example name="DateText, AgoText">
        <DateText date={userToday()} />
        <DateText date="2026-05-03" />
        <DateText date="2024-05-03" style="short" />
        <AgoText instant={new Date(Date.now() - 7_200_000).toISOString()} />
      </Example>
      <Example name="Badge, CategoryChip, Confidence, Reasons">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <SandboxBadge />
        <CategoryChip name="Groceries" />
        <CategoryChip name="Pharmacy" isHealth />
        <Confidence value={0.98} />
        <Confidence value={0.8} />
        <Confidence value={0.4} />
        <Reasons reasons={['same amount', 'same day', 'card ending 4417']} />
      </Example>
      <Example name="MerchantMark">
        {NAMES.map((name) => (
          <MerchantMark key={name} name={name} />
        ))}
        <MerchantMark name="Large" size={48} />
      </Example>
      <Example name="Progress">
        {[0, 40, 100].map((percent) => (
          <div key={percent} className="w-48">
            <Progress percent={percent} label={`At ${percent}%`} />
          </div>
        ))}
      </Example>
      <Example name="Card, DataTable">
        <Card title="Recent Transactions" className="w-full max-w-[560px]">
          <DataTable
            caption="Rows"
            rows={ROWS}
            keyOf={(row) => row.name}
            columns={[
              { id: 'name', head: 'Description', cell: (row) => row.name },
              {
                id: 'amount',
                head: 'Amount',
                align: 'end',
                cell: (row) => <Amount minor={row.minor} currency="USD" />,
              },
            ]}
          />
        </Card>
      </Example>
    </DemoSection>
  );
}
