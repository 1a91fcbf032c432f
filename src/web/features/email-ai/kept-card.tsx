import { call } from '../../lib/api-client.ts';
import { formatBytes } from '../../lib/format/mail.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SwitchLine } from '../../ui/switch.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailChange } from './use-mail-change.ts';

/** Which mails are kept whole on this machine, and the way to have all of it forgotten. */
export function KeptCard({ data: { kept, counts } }: { readonly data: EmailAi }) {
  const addToast = useToast();
  const keep = useMailChange(
    (isKept: boolean) => call('updateEvidence', { body: { isKept } }),
    'That choice was not saved. Try again in a moment.',
  );
  const forget = useMailChange(
    () => call('forgetEmails', { body: { everything: true } }),
    'Nothing was forgotten. Try again in a moment.',
    ({ forgotten }) => addToast(`${formatCount(forgotten)} emails are forgotten.`),
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const forgetAll = (): void => {
    const isSure = window.confirm(
      'Forget every email? Their subjects, senders, receipts and kept copies are deleted here, and rows lose the receipts joined to them. The mailbox itself is not touched. This cannot be undone.',
    );
    if (isSure) forget.mutate(undefined);
  };
  return (
    <Card title="What is kept">
      <div className="border-t px-4 sm:px-5">
        <SwitchLine
          label="Keep receipts as evidence"
          hint="For claims: the whole email of each receipt from now on, sealed, on this machine. Off, a copy is kept only while you have to decide about it."
          isOn={keep.isPending ? keep.variables : kept.asEvidence}
          onChange={(isOn) => keep.mutate(isOn)}
        />
      </div>
      <p className="figures border-t px-4 py-3 text-13 text-muted sm:px-5">
        {kept.mails === 0
          ? 'No email is kept whole.'
          : `${formatCount(kept.mails)} ${kept.mails === 1 ? 'email is' : 'emails are'} kept whole, ${formatBytes(kept.bytes)}, sealed.`}
      </p>
      {total > 0 && (
        <div className="border-t px-4 py-3 sm:px-5">
          <Button size="small" variant="danger" isBusy={forget.isPending} onClick={forgetAll}>
            Forget every email
          </Button>
        </div>
      )}
    </Card>
  );
}
