import type { BodyOf } from '#contract/endpoints/table.ts';
import { findConnectionByItem, tokenContext } from '#db/repositories/bank-connections.ts';
import type { BankDataProvider } from '#ports/bank-data-provider.ts';
import { mustChooseAccounts } from '../../lib/connection-advice.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';

/** Two years is the provider's maximum, and it cannot be changed after linking. */
const HISTORY_DAYS_MAX = 730;

/** The configured bank provider; otherwise throws a fault that names the missing settings. */
export function requireBank(services: Services): BankDataProvider {
  if (!services.bank)
    throw new Fault('NotConfigured', ({ faults }) =>
      faults.banksNotConfigured(services.capabilities.banks.hint),
    );
  return services.bank;
}

/** Creates a token for the link widget; with `itemId`, the widget renews the access of that connection. */
export async function createLinkToken(
  services: Services,
  userId: string,
  { itemId, historyDays = HISTORY_DAYS_MAX }: BodyOf<'createLinkToken'>,
) {
  const bank = requireBank(services);
  let accessToken: string | null = null;
  let choosesAccounts = false;
  if (itemId !== undefined) {
    const connection = await services.db.readAs(userId, (db) => findConnectionByItem(db, itemId));
    if (connection?.provider !== bank.name) throw notFound();
    accessToken = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
    choosesAccounts = mustChooseAccounts(connection);
  }
  const webhookUrl = `${services.publicUrl}/api/v1/plaid/webhook`;
  const token = await bank
    .createLinkToken({ userId, webhookUrl, accessToken, historyDays, choosesAccounts })
    .catch(providerFault);
  return {
    link_token: token.linkToken,
    expiration: token.expiration,
    widget: { scriptUrl: bank.widgetScriptUrl, isSandbox: bank.isSandbox },
  };
}
