import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import type { Settings } from './settings-screen.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

/** The person: profile, leaving for today, and leaving for good. */
export function AccountTab({ settings }: { readonly settings: Settings }) {
  const { logout } = useAuth();
  const deletion = useAccountDeletion();
  return (
    <div className="grid gap-5">
      <ProfileEditor profile={settings.profile} />
      <Card title="Session">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 sm:px-5 py-4">
          <p className="text-14 text-muted">Ends the session in this browser and forgets what it kept.</p>
          <Button onClick={() => void logout()}>Sign Out</Button>
        </div>
      </Card>
      <Card title="Leave for good">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 sm:px-5 py-4">
          <p className="max-w-[52ch] text-14 text-muted">
            Deletes your profile, rows, receipts and messages, and revokes access at your bank and mailbox.
          </p>
          <Button variant="danger" isBusy={deletion.isBusy} onClick={deletion.start}>
            Delete Account
          </Button>
        </div>
      </Card>
      <ConfirmIdentityDialog
        isOpen={deletion.needsSignIn}
        purpose="Deleting your account cannot be undone, so a sign-in of the last ten minutes is needed."
        onConfirmed={deletion.goOn}
        onClose={deletion.giveUp}
      />
    </div>
  );
}
