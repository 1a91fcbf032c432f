import type { QueryOf } from '#contract/endpoints/table.ts';
import { isHealthShared, type SharedSum, sumSharedTransactions } from '#db/repositories/household/shared.ts';
import { hideHealthCategory } from '#domain/household/hide-health.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import {
  memberAccountIds,
  readAsMembers,
  readSharedScope,
  type SharedScope,
  type SharingMember,
} from './read-as-members.ts';

/** The shared sums of one member, by the categories that others may see. */
interface MemberSums {
  readonly sharer: SharingMember;
  readonly spendMinor: number;
  readonly incomeMinor: number;
  readonly categories: ReadonlyMap<string | null, number>;
}

/** Accounts, totals and spending by category of all shared data. */
export async function getHouseholdOverview(
  services: Services,
  userId: string,
  query: QueryOf<'getHouseholdOverview'>,
) {
  const scope = await readSharedScope(services, userId, query);
  const { period, currency } = scope;
  const members = await readAsMembers(services, scope.sharers, async (user, sharer) => {
    const { membershipId } = sharer;
    const sharesHealth = await isHealthShared(user, membershipId);
    const accountIds = memberAccountIds(scope, sharer);
    const sums = await sumSharedTransactions(user, { membershipId, accountIds, period, currency });
    return sumMember(sharer, sums, sharesHealth);
  });
  const categories = new Map<string | null, number>();
  for (const member of members)
    for (const [category, spendMinor] of member.categories)
      categories.set(category, (categories.get(category) ?? 0) + spendMinor);
  const shown = members.map(({ sharer, spendMinor, incomeMinor }) => ({
    ...{ id: toWire('member', sharer.membershipId), name: sharer.name, isYou: sharer.isYou },
    ...{ netWorthMinor: memberNetWorth(scope, sharer), spendMinor, incomeMinor },
  }));
  return {
    ...{ period, environment: scope.environment, environments: [...scope.environments], currency },
    netWorthMinor: shown.reduce((sum, member) => sum + member.netWorthMinor, 0),
    spendMinor: shown.reduce((sum, member) => sum + member.spendMinor, 0),
    incomeMinor: shown.reduce((sum, member) => sum + member.incomeMinor, 0),
    members: shown,
    accounts: presentAccounts(scope),
    categories: [...categories]
      .map(([category, spendMinor]) => ({ category, spendMinor }))
      .filter(({ spendMinor }) => spendMinor !== 0)
      .sort((a, b) => b.spendMinor - a.spendMinor),
  };
}

function sumMember(sharer: SharingMember, sums: readonly SharedSum[], sharesHealth: boolean): MemberSums {
  const categories = new Map<string | null, number>();
  let [spendMinor, incomeMinor] = [0, 0];
  for (const sum of sums) {
    const category = hideHealthCategory(sum.category, sum.isHealth, {
      sharesHealth: sharesHealth || sharer.isYou,
    });
    categories.set(category, (categories.get(category) ?? 0) + sum.spendMinor);
    spendMinor += sum.spendMinor;
    incomeMinor += sum.incomeMinor;
  }
  return { sharer, spendMinor, incomeMinor, categories };
}

/** The net worth of a member's counted accounts in the view's currency. */
function memberNetWorth({ accounts, currency }: SharedScope, { membershipId }: SharingMember): number {
  return accounts.reduce((sum, { account }) => {
    const { memberId, isCounted, isClosed, balanceMinor } = account;
    const counts = memberId === membershipId && isCounted && !isClosed && account.currency === currency;
    return counts ? sum + (balanceMinor ?? 0) : sum;
  }, 0);
}

function presentAccounts({ accounts }: SharedScope) {
  return accounts
    .filter(({ account }) => !account.isClosed)
    .map(({ account, also }) => ({
      ...{ id: toWire('account', account.id), memberId: toWire('member', account.memberId) },
      ...{ name: account.name, institutionName: account.institutionName, mask: account.mask },
      ...{ accountType: account.accountType, currency: account.currency, isCounted: account.isCounted },
      balanceMinor: account.balanceMinor,
      alsoOf: also.map(({ memberId }) => toWire('member', memberId)),
    }));
}
