import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Ellipsis } from '../../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import type { Institution } from './bank-accounts.tsx';

export interface InstitutionActions {
  readonly institution: Institution;
  readonly onReconnect: () => void;
  readonly onDetails: () => void;
  readonly onDisconnect: () => void;
}

/** The actions of a connection. */
export function InstitutionMenu({ institution, onReconnect, onDetails, onDisconnect }: InstitutionActions) {
  const addToast = useToast();
  const sync = useMutation({
    mutationFn: () => write('syncBankConnection', { params: { itemId: institution.itemId } }),
    onSuccess: () => addToast(texts.refreshed.done(institution.institutionName)),
    onError: (error) => addToast(errorMessage(error, texts.refreshed.failed), 'error'),
  });
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="btn"
          data-variant="quiet"
          data-size="small"
          data-icon-only
          aria-label={texts.actions.more(institution.institutionName)}
        >
          <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
        </button>
      }
    >
      <MenuItem onSelect={() => sync.mutate()} isDisabled={sync.isPending}>
        {texts.actions.refresh}
      </MenuItem>
      <MenuItem onSelect={onDetails}>{texts.actions.details}</MenuItem>
      {institution.provider === 'plaid' && (
        <MenuItem onSelect={onReconnect}>{texts.actions.reconnect}</MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onDisconnect}>
        {texts.actions.disconnect}
      </MenuItem>
    </Menu>
  );
}
