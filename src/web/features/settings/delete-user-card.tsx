import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

/** Deletes the user's account; asks for a new sign-in if the last one isn't recent. */
export function DeleteUserCard() {
  const deletion = useAccountDeletion();
  return (
    <>
      <Card title={texts.leaving.title}>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 sm:px-5 py-4">
          <p className="max-w-[52ch] text-14 text-muted">{texts.leaving.explained}</p>
          <Button variant="danger" isBusy={deletion.isBusy} onClick={deletion.start}>
            {texts.leaving.delete}
          </Button>
        </div>
      </Card>
      <ConfirmIdentityDialog
        isOpen={deletion.needsSignIn}
        action={texts.leaving.confirm}
        isDangerous
        purpose={texts.leaving.purpose}
        onConfirmed={deletion.goOn}
        onClose={deletion.giveUp}
      />
    </>
  );
}
