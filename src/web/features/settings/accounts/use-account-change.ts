import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import type { Account } from '../../../lib/format/account-options.tsx';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';

type Body = BodyOf<'updateAccount'>;

/** Changes an account; each change can be undone. */
export function useAccountChange(account: Account) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: ({ body }: { readonly body: Body; readonly message: string }) =>
      write('updateAccount', { params: { accountId: account.id }, body }),
    onSuccess: ({ eventId }, { message }) => recordChange({ message, eventIds: eventId ? [eventId] : [] }),
    onError: (error) => addToast(errorMessage(error, texts.account.changeFailed), 'error'),
  });
}
