import { listClaims } from '#db/repositories/claims.ts';
import { listTransactionYears } from '#db/repositories/health-transactions.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import { computeClaimTotals } from '#domain/claims/claim-totals.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import type { Call } from '../../http/call.ts';
import { readYear } from '../../lib/claimable.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { textsOf } from '../../texts/texts.ts';
import { presentClaim, presentLine } from './present.ts';

/** The health lines and claims of a year, with totals. */
export async function listClaimYear(services: Services, userId: string, query: Call<'listClaims'>['query']) {
  return services.db.withUser(userId, async (db) => {
    const { healthAccounts } = await ensureProfile(db);
    const scope = await readScope(db, query.environment, services.clock.now());
    const texts = textsOf(scope.language);
    const year = query.year ?? yearOf(scope.today);
    const lines = await readYear(db, scope, year);
    const claims = (await listClaims(db, scope)).map((claim) => ({
      ...claim,
      lines: claim.lines.map((line) => ({ ...line, isInYear: yearOf(line.serviceOn) === year })),
    }));
    const years = new Set([yearOf(scope.today), year, ...(await listTransactionYears(db, scope.isSandbox))]);
    return {
      environment: scope.environment,
      environments: scope.environments,
      currency: scope.currency,
      year,
      years: [...years].sort((a, b) => b - a),
      rulesYear: HEALTH_RULES.year,
      healthAccounts: [...healthAccounts],
      totals: computeClaimTotals(lines, claims),
      lines: lines
        .map((line) => presentLine(line, texts))
        .sort((a, b) => b.serviceOn.localeCompare(a.serviceOn)),
      claims: claims
        .filter((claim) => claim.lines.some((line) => line.isInYear))
        .map((claim) => presentClaim(claim, texts)),
    };
  });
}
