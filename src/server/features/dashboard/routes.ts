import { listAccounts } from '#db/repositories/accounts.ts';
import { listBalances, listGaps } from '#db/repositories/balances.ts';
import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { getDashboard } from './get-dashboard.ts';

/** The dashboard and the accounts behind its count. */
export function dashboardRoutes(services: Services) {
  return {
    getDashboard: ({ userId, query }) => getDashboard(services, userId, query),
    listAccounts: async ({ userId }) => {
      const { accounts, gaps } = await services.db.readAs(userId, async (db) => ({
        accounts: await listAccounts(db),
        gaps: await listGaps(db),
      }));
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
            gapMinor: gaps.get(account.id)?.gapMinor ?? null,
            gapExplanation: gaps.get(account.id)?.gapExplanation ?? null,
          })),
      };
    },
    listBalances: ({ userId, params }) =>
      services.db.readAs(userId, async (db) => {
        const id = fromWire(params.accountId);
        const account = (await listAccounts(db)).find((own) => own.id === id);
        if (!account) throw notFound();
        return { currency: account.currency, balances: await listBalances(db, id) };
      }),
  } satisfies Partial<Handlers>;
}
