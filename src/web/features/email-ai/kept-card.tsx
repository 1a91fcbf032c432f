import { write } from '../../lib/api-client.ts';
import { formatBytes } from '../../lib/format/mail.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SwitchLine } from '../../ui/switch.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailChange } from './use-mail-change.ts';

/** Which emails are kept whole on this machine, and the way to have all of it forgotten. */
export function KeptCard({ data: { kept, counts } }: { readonly data: EmailAi }) {
  const addToast = useToast();
  const keep = useMailChange(
    (isKept: boolean) => write('updateEvidence', { body: { isKept } }),
    texts.kept.notSaved,
  );
  const forget = useMailChange(
    () => write('forgetEmails', { body: { everything: true } }),
    texts.forgetting.failed,
    ({ forgotten }) => addToast(texts.forgetting.done(formatCount(forgotten))),
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const forgetAll = (): void => {
    const isSure = window.confirm(texts.forgetting.askAll);
    if (isSure) forget.mutate(undefined);
  };
  return (
    <Card title={texts.kept.title}>
      <div className="border-t px-4 sm:px-5">
        <SwitchLine
          label={texts.kept.evidence}
          hint={texts.kept.evidenceHint}
          isOn={keep.isPending ? keep.variables : kept.asEvidence}
          onChange={(isOn) => keep.mutate(isOn)}
        />
      </div>
      <p className="figures border-t px-4 py-3 text-13 text-muted sm:px-5">
        {kept.messages === 0 ? texts.kept.none : texts.kept.emails(kept.messages, formatBytes(kept.bytes))}
      </p>
      {total > 0 && (
        <div className="border-t px-4 py-3 sm:px-5">
          <Button size="small" variant="danger" isBusy={forget.isPending} onClick={forgetAll}>
            {texts.forgetting.all}
          </Button>
        </div>
      )}
    </Card>
  );
}
