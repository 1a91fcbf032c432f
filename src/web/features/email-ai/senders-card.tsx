import { formatCount } from '../../lib/format/money.ts';
import { Card } from '../../ui/card.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';

/** Who writes, and how much of it is a receipt. */
export function SendersCard({ data }: { readonly data: EmailAi }) {
  if (data.senders.length === 0) return null;
  return (
    <Card title="Senders">
      <ul className="pb-2">
        {data.senders.map((sender) => (
          <li key={sender.sender}>
            <TextLink
              href={`/processed-emails?q=${encodeURIComponent(sender.sender)}`}
              className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-14 hover:bg-hover focus-visible:-outline-offset-3 sm:px-5"
            >
              <MerchantMark name={sender.sender} size={28} />
              <span className="min-w-0 flex-1 truncate font-medium">{sender.sender}</span>
              <span className="figures shrink-0 text-13 text-muted">
                <span className="text-ink">{formatCount(sender.receipts)}</span> of{' '}
                {formatCount(sender.messages)}
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-13 text-muted sm:px-5">Receipts of all messages, by sender.</p>
    </Card>
  );
}
