import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { texts } from '../../texts/en/settings-accounts.ts';
import type { Account } from './account-line.tsx';

type Body = BodyOf<'updateAccount'>;

/** Changes an account; every change can be taken back. */
export function useAccountChange(account: Account) {
  const addToast = useToast();
  const { did } = useUndo();
  const put = (body: Body): Promise<unknown> =>
    write('updateAccount', { params: { accountId: account.id }, body });
  return useMutation({
    mutationFn: ({ body }: { readonly body: Body; readonly told: string }) => put(body),
    onMutate: ({ body }) => beforeOf(body, account),
    onSuccess: (_, { body, told }, before) => did({ told, undo: () => put(before), redo: () => put(body) }),
    onError: (error) => addToast(messageOf(error, texts.account.changeFailed), 'error'),
  });
}

function beforeOf(body: Body, account: Account): Body {
  const { name, bankName, isCounted, isHidden, currentBalanceMinor } = account;
  return {
    ...(body.name === undefined ? {} : { name: name === bankName ? null : name }),
    // What is hidden does not count: taking that back says both.
    ...(body.isCounted === undefined && body.isHidden === undefined ? {} : { isCounted, isHidden }),
    ...(body.balanceMinor === undefined || currentBalanceMinor === null
      ? {}
      : { balanceMinor: currentBalanceMinor }),
  };
}
