import type { HouseholdAccount, LedgerTransaction } from '../household/types.ts';
import { balanceOn } from '../household/view.ts';
import { type Context, findItemByToken } from './context.ts';
import { PlaidFailure } from './errors.ts';
import { freshId, freshToken, stableId } from './ids.ts';
import { findInstitution } from './institutions.ts';
import { visibleTransactions } from './item-transactions.ts';
import type { ItemState, PublicToken } from './state.ts';
import { type AccountFigures, wireAccount } from './wire.ts';

const PUBLIC_TOKEN_MINUTES = 30;

export interface NewItem {
  readonly institutionId: string;
  readonly accountKeys: string[];
  readonly products: string[];
  readonly webhook: string | null;
  readonly daysRequested: number;
  readonly notReadyCalls: number;
}

export function createItem(context: Context, options: NewItem): ItemState {
  const item: ItemState = {
    itemId: freshId(),
    accessToken: freshToken('access'),
    institutionId: options.institutionId,
    createdAt: context.now().toISOString(),
    linkedOn: context.today(),
    products: options.products,
    daysRequested: options.daysRequested,
    accountKeys: options.accountKeys,
    webhook: options.webhook,
    error: null,
    status: 'live',
    phase: 'not_ready',
    notReadyCalls: options.notReadyCalls,
    hasSynced: false,
    mutation: null,
    accountEpochs: {},
    revokedAccountKeys: [],
    overlay: { added: [], patched: {}, removed: [] },
    head: 0,
    records: {},
    lastUpdateAt: null,
    lastWebhook: null,
  };
  context.state.items[item.itemId] = item;
  context.touch(item);
  return item;
}

export function issuePublicToken(context: Context, item: ItemState): string {
  const publicToken: PublicToken = {
    token: freshToken('public'),
    expiresAt: new Date(context.now().getTime() + PUBLIC_TOKEN_MINUTES * 60_000).toISOString(),
    itemId: item.itemId,
    isExchanged: false,
  };
  context.state.publicTokens[publicToken.token] = publicToken;
  context.touch();
  return publicToken.token;
}

/** Returns the item of a token; throws the item's error if its login is broken. */
export function getHealthyItem(context: Context, accessToken: string): ItemState {
  const item = findItemByToken(context, accessToken);
  if (item.error !== null) throw new PlaidFailure(item.error);
  return item;
}

export function listAccounts(context: Context, institutionId: string): HouseholdAccount[] {
  return context.household.accounts.filter((account) => account.institutionId === institutionId);
}

/** The accounts the user currently shares. */
export function listSharedAccounts(context: Context, item: ItemState): HouseholdAccount[] {
  return listAccounts(context, item.institutionId).filter(
    (account) => item.accountKeys.includes(account.id) && !item.revokedAccountKeys.includes(account.id),
  );
}

export function accountIdOf(item: Pick<ItemState, 'itemId' | 'accountEpochs'>, accountKey: string): string {
  return stableId('account', item.itemId, accountKey, item.accountEpochs[accountKey] ?? 0);
}

export function wireAccounts(context: Context, item: ItemState): ReturnType<typeof wireAccount>[] {
  const transactions = visibleTransactions(context, item);
  return listSharedAccounts(context, item).map((account) => {
    const ofAccount = transactions.filter(({ accountId }) => accountId === account.id);
    const figures: AccountFigures = {
      accountId: accountIdOf(item, account.id),
      balanceMinor:
        balanceOn(context.household, account.id, context.today()) +
        scriptedBalance(context, item, account.id),
      pendingMinor: ofAccount
        .filter((transaction) => transaction.pending)
        .reduce((sum, transaction) => sum + transaction.amountMinor, 0),
    };
    return wireAccount(account, figures);
  });
}

/** The script's effect on the balance: posted transactions with the script minus those without. */
function scriptedBalance(context: Context, item: ItemState, accountKey: string): number {
  const today = context.today();
  const { added, patched, removed } = item.overlay;
  const scripted = (transaction: LedgerTransaction): LedgerTransaction | null =>
    removed.includes(transaction.id) ? null : { ...transaction, ...patched[transaction.id] };
  const postedMinor = (transaction: LedgerTransaction | null): number =>
    transaction?.postedOn && transaction.postedOn <= today ? transaction.amountMinor : 0;
  let difference = 0;
  const touched = new Set([...removed, ...Object.keys(patched)]);
  for (const transaction of touched.size === 0 ? [] : context.household.ledger.transactions) {
    if (transaction.accountId === accountKey && touched.has(transaction.id))
      difference += postedMinor(scripted(transaction)) - postedMinor(transaction);
  }
  for (const transaction of added) {
    const now = scripted(transaction);
    if (now?.accountId === accountKey) difference += postedMinor(now);
  }
  return difference;
}

export function wireItem(item: ItemState) {
  return {
    auth_method: null,
    available_products: ['balance'],
    billed_products: item.products,
    consent_expiration_time: null,
    consented_products: item.products,
    created_at: item.createdAt,
    error: item.error,
    institution_id: item.institutionId,
    institution_name: findInstitution(item.institutionId)?.name ?? null,
    item_id: item.itemId,
    products: item.products,
    update_type: 'background',
    webhook: item.webhook,
  };
}
