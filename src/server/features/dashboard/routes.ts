import { listAccounts } from '#db/repositories/accounts.ts';
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { getDashboard } from './get-dashboard.ts';

/** The dashboard and the accounts behind its count. */
export function dashboardRoutes(services: Services) {
  return {
    getDashboard: ({ userId, query }) => getDashboard(services, userId, query),
    listAccounts: async ({ userId }) => {
      const accounts = await services.db.readAs(userId, listAccounts);
      return {
        accounts: accounts
          .filter((account) => !account.isClosed)
          .map((account) => ({
            id: toWire('account', account.id),
            name: account.name,
            mask: account.mask,
            accountType: account.accountType,
            currency: account.currency,
            currentBalanceMinor: account.currentBalanceMinor,
            availableBalanceMinor: account.availableBalanceMinor,
            balanceAt: account.balanceAt?.toISOString() ?? null,
            institutionName: account.institutionName,
            source: account.source,
            isSandbox: account.isSandbox,
          })),
      };
    },
  } satisfies Partial<Handlers>;
}
