import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Ellipsis } from '../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';

export type Sender = EmailAi['senders'][number];

export type Verdict = NonNullable<Sender['verdict']>;

const VERDICTS = { allow: texts.senders.verdicts.allow, block: texts.senders.verdicts.block } as const;

/** A sender with its share of receipts and its rule. */
export function SenderItem(props: {
  readonly sender: Sender;
  readonly onRule: (sender: string, verdict: Verdict | null) => void;
  readonly onForget: (sender: Sender) => void;
}) {
  const { sender, onRule, onForget } = props;
  const { address, verdict } = sender;
  return (
    <li className="flex items-center gap-1 pr-2 sm:pr-3">
      <TextLink
        href={`/processed-emails?sender=${encodeURIComponent(address)}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1.5 pl-4 text-14 hover:bg-hover
          focus-visible:-outline-offset-3 sm:pl-5"
      >
        <MerchantMark name={sender.sender} size={28} />
        <span className="min-w-0 flex-1 truncate font-medium" title={address}>
          {sender.sender}
        </span>
        {verdict && <VerdictBadge verdict={verdict} />}
        <span className="figures shrink-0 text-13 text-muted" title={texts.senders.receiptsTitle}>
          {texts.senders.receipts(
            <span className="text-ink">{formatCount(sender.receipts)}</span>,
            formatCount(sender.messages),
          )}
        </span>
      </TextLink>
      <Menu
        trigger={
          <Button size="small" variant="quiet" iconOnly aria-label={texts.senders.actions(sender.sender)}>
            <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        }
      >
        {verdict !== 'allow' && (
          <MenuItem onSelect={() => onRule(address, 'allow')}>{texts.senders.verdicts.allow}</MenuItem>
        )}
        {verdict !== 'block' && (
          <MenuItem onSelect={() => onRule(address, 'block')}>{texts.senders.verdicts.block}</MenuItem>
        )}
        {verdict && <MenuItem onSelect={() => onRule(address, null)}>{texts.senders.noVerdict}</MenuItem>}
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => onForget(sender)}>
          {texts.forgetting.sender}
        </MenuItem>
      </Menu>
    </li>
  );
}

export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  return <Badge tone={verdict === 'allow' ? 'good' : 'plain'}>{VERDICTS[verdict]}</Badge>;
}
