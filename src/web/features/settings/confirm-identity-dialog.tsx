import { ConfirmIdentity, type ConfirmIdentityProps } from '../../lib/session/confirm-identity.tsx';
import { texts } from '../../texts/en/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks the signed-in user to confirm their identity before a change. */
export function ConfirmIdentityDialog({
  isOpen,
  ...rest
}: ConfirmIdentityProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={texts.identity.title}>
      <div className="px-6 pb-6">
        <ConfirmIdentity {...rest} />
      </div>
    </Dialog>
  );
}
