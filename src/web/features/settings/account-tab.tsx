import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import type { Settings } from './settings-screen.tsx';

/** The person: profile, leaving for today, and leaving for good. */
export function AccountTab({ settings }: { readonly settings: Settings }) {
  const { logout } = useAuth();
  const [isDeleting, setDeleting] = useState(false);
  const deleteAccount = async (): Promise<void> => {
    const isSure = window.confirm(
      'Delete your account? Everything stored for you is deleted and access to your bank and mailbox is revoked. This cannot be undone.',
    );
    if (!isSure) return;
    setDeleting(true);
    try {
      await call('deleteUser');
      await logout();
    } catch (error) {
      console.error('Failed to delete the account:', error);
      setDeleting(false);
      window.alert('Failed to delete account. Please try again later.');
    }
  };
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
          <Button variant="danger" disabled={isDeleting} onClick={() => void deleteAccount()}>
            Delete Account
          </Button>
        </div>
      </Card>
    </div>
  );
}
