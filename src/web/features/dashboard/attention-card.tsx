import { Link } from 'wouter';
import { type AttentionItem, AttentionList } from '../../lib/attention/attention-list.tsx';
import { texts } from '../../texts/en/dashboard.ts';
import { Card } from '../../ui/card.tsx';

const SHOWN = 5;

/** The Needs attention card. */
export function AttentionCard({
  items,
  className,
}: {
  readonly items: readonly AttentionItem[];
  readonly className?: string;
}) {
  return (
    <Card title={texts.attention.title} className={className}>
      <AttentionList items={items.slice(0, SHOWN)} />
      {items.length > SHOWN && (
        <div className="border-t px-4 py-3 sm:px-5">
          <Link href="/insights?view=checks" className="text-link text-13">
            {texts.attention.more(items.length - SHOWN)}
          </Link>
        </div>
      )}
    </Card>
  );
}
