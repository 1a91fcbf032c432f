import { write } from '../../lib/api-client.ts';
import { EvidenceSettings } from '../../lib/evidence/evidence-settings.tsx';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailMutation } from './use-mail-mutation.ts';

/** Stored emails, and the button to delete all email data. */
export function StoredEmailsCard({ counts }: { readonly counts: EmailAi['counts'] }) {
  const addToast = useToast();
  const forget = useMailMutation(
    () => write('forgetEmails', { body: { everything: true } }),
    texts.forgetting.failed,
    ({ forgotten }) => addToast(texts.forgetting.done(forgotten)),
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const forgetAll = (): void => {
    const isSure = window.confirm(texts.forgetting.askAll);
    if (isSure) forget.mutate(undefined);
  };
  return (
    <Card title={texts.kept.title}>
      <div className="border-t px-4 sm:px-5">
        <EvidenceSettings />
      </div>
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
