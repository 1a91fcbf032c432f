import type { QueryOf } from '#contract/endpoints/table.ts';
import { listMonthlyMovements, listNetWorthAccounts } from '#db/repositories/net-worth.ts';
import { computeNetWorth } from '#domain/insights/net-worth.ts';
import { computeNetWorthChange } from '#domain/insights/net-worth-change.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

const MONTHS = 24;

/** Net worth by month. Accounts in other currencies are listed, but never part of the sum. */
export async function getNetWorth(services: Services, userId: string, query: QueryOf<'getNetWorth'>) {
  return services.db.readAs(userId, async (db) => {
    const { environment, environments, isSandbox, currency, today } = await readScope(
      db,
      query.environment,
      services.clock.now(),
    );
    const accounts = await listNetWorthAccounts(db, isSandbox);
    const counted = accounts.filter((account) => account.currency === currency);
    const points = computeNetWorth(counted, today, MONTHS);
    const moves = new Map(
      (await listMonthlyMovements(db, isSandbox, currency)).map((movement) => [movement.month, movement]),
    );
    const months = points.map((point, index) => {
      const before = points[index - 1];
      return {
        ...point,
        change: before ? computeNetWorthChange(before, point, moves.get(point.month)) : null,
      };
    });
    return {
      environment,
      environments,
      currency,
      hasOtherCurrencies: counted.length < accounts.length,
      months: months.slice(points.findIndex((point) => point.accounts > 0)),
      accounts: accounts.flatMap(({ id, name, currency: unit, currentMinor }) =>
        currentMinor === null
          ? []
          : [{ id: toWire('account', id), name, currency: unit, balanceMinor: currentMinor }],
      ),
    };
  });
}
