import { type AttentionItem, AttentionList } from '../../lib/attention/attention-list.tsx';
import { texts } from '../../texts/en/dashboard.ts';
import { Card } from '../../ui/card.tsx';

/** What waits for the person, beside the figures. */
export function AttentionCard({
  items,
  className,
}: {
  readonly items: readonly AttentionItem[];
  readonly className?: string;
}) {
  return (
    <Card title={texts.attention.title} className={className}>
      <AttentionList items={items} className="pb-2 lg:max-h-80 lg:overflow-auto" />
    </Card>
  );
}
