import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { listBalanceGaps, listBalances } from '#db/repositories/accounts/balances.ts';
import type { Handlers } from '../../http/call.ts';
import { presentAccount } from '../../lib/present-account.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { createAccount } from './create-account.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccount } from './get-account.ts';
import { updateAccount } from './update-account.ts';

/** Handlers for accounts of every source. */
export function accountRoutes(services: Services) {
  const { db } = services;
  return {
    listAccounts: ({ userId, query }) =>
      db.readAs(userId, async (user) => {
        const gaps = await listBalanceGaps(user);
        const texts = await readTexts(user);
        const accounts = (await listAccounts(user)).filter(
          (account) => query.all === 'true' || !(account.isClosed || account.isHidden),
        );
        return { accounts: accounts.map((account) => presentAccount(account, gaps.get(account.id), texts)) };
      }),
    listBalances: ({ userId, params }) =>
      db.readAs(userId, async (user) => {
        const id = fromWire(params.accountId);
        const { currency } = await getAccount(user, id);
        return { currency, balances: await listBalances(user, id) };
      }),
    createAccount: ({ userId, body }) => createAccount(services, userId, body),
    updateAccount: ({ userId, params, body }) => updateAccount(services, userId, params.accountId, body),
    deleteAccount: async ({ userId, params }) => {
      await deleteAccount(services, userId, params.accountId);
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}
