import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/api-client.ts';
import { errorMessage, isFailure } from '../../lib/failure.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Download } from '../../ui/icons/ledger.tsx';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

/** Exports all of the user's data as one file, streamed while it is created. */
export function ExportCard() {
  const pack = useMutation({ mutationFn: () => download('exportUser', {}) });
  const needsSignIn = isFailure(pack.error) && pack.error.error === 'ReauthRequired';
  return (
    <Card title={texts.exporting.title}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 sm:px-5 py-4">
        <div className="grid max-w-[52ch] gap-1 text-14 text-muted">
          <p>{texts.exporting.explained}</p>
          <p aria-live="polite" className="text-13 empty:hidden">
            {pack.isSuccess && texts.exporting.done}
            {pack.isError && !needsSignIn && errorMessage(pack.error, texts.exporting.failed)}
          </p>
        </div>
        <Button isBusy={pack.isPending} onClick={() => pack.mutate()}>
          <Download aria-hidden size={16} strokeWidth={1.5} />
          {pack.isPending ? texts.exporting.packing : texts.exporting.action}
        </Button>
      </div>
      <ConfirmIdentityDialog
        isOpen={needsSignIn}
        purpose={texts.exporting.purpose}
        action={texts.exporting.confirm}
        onConfirmed={() => pack.mutate()}
        onClose={() => pack.reset()}
      />
    </Card>
  );
}
