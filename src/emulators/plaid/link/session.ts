import type { Context } from '../context.ts';
import { isErrorCode, rejectWith } from '../errors.ts';
import { findInstitution, INSTITUTIONS } from '../institutions.ts';
import { accountIdOf, createItem, issuePublicToken, listAccounts } from '../items.ts';
import type { ItemState, LinkSession } from '../state.ts';

export const GOOD_USER = 'user_good';
export const GOOD_PASSWORD = 'pass_good';
export const GOOD_CODE = '1234';

/** Returns the session of a valid token; rejects expired, used and unknown ones. */
export function openSession(context: Context, token: string): LinkSession {
  const session = context.state.linkSessions[token];
  if (session === undefined || session.isUsed || session.expiresAt <= context.now().toISOString()) {
    throw rejectWith('INVALID_LINK_TOKEN');
  }
  return session;
}

/** The dialog's initial data. */
export function describeSession(context: Context, session: LinkSession): Record<string, unknown> {
  return {
    clientName: session.clientName,
    sessionId: session.sessionId,
    isUpdate: session.updateItemId !== null,
    institutionId: session.institutionId,
    institutions: INSTITUTIONS.map(({ id, name, url, color }) => ({
      id,
      name,
      url: url.replace('https://', ''),
      color,
    })),
    today: context.today(),
  };
}

export type SignInResult =
  | { readonly step: 'code' }
  | { readonly step: 'accounts'; readonly accounts: readonly LinkAccount[]; readonly canChoose: boolean };

export interface LinkAccount {
  readonly key: string;
  readonly name: string;
  readonly mask: string;
  readonly subtype: string;
  readonly isChosen: boolean;
}

/** user_good / pass_good succeeds, mfa_device requires a code, error_CODE returns that error. */
export function signIn(
  context: Context,
  session: LinkSession,
  options: { readonly institutionId: string; readonly username: string; readonly password: string },
): SignInResult {
  if (findInstitution(options.institutionId) === undefined) throw rejectWith('INVALID_INSTITUTION');
  const scripted = /^error_(\w+)$/.exec(options.password)?.[1];
  if (scripted !== undefined && isErrorCode(scripted)) throw rejectWith(scripted);
  const isDynamic = options.username === 'user_transactions_dynamic';
  const isGood =
    options.username === GOOD_USER &&
    (options.password === GOOD_PASSWORD || options.password === 'mfa_device');
  if (!isGood && !isDynamic) throw rejectWith('INVALID_CREDENTIALS');
  session.institutionId = options.institutionId;
  session.isCodeAwaited = options.password === 'mfa_device';
  session.isSignedIn = !session.isCodeAwaited;
  context.touch();
  return session.isCodeAwaited ? { step: 'code' } : accountStep(context, session);
}

export function enterCode(context: Context, session: LinkSession, code: string): SignInResult {
  if (!session.isCodeAwaited || code !== GOOD_CODE) throw rejectWith('INVALID_MFA');
  session.isCodeAwaited = false;
  session.isSignedIn = true;
  context.touch();
  return accountStep(context, session);
}

function accountStep(context: Context, session: LinkSession): SignInResult {
  const updated = updatedItem(context, session);
  const accounts = listAccounts(context, session.institutionId ?? '').map(({ id, name, mask, subtype }) => ({
    key: id,
    name,
    mask,
    subtype,
    isChosen: updated === null || updated.accountKeys.includes(id),
  }));
  return { step: 'accounts', accounts, canChoose: updated === null || session.isAccountSelectionEnabled };
}

function updatedItem(context: Context, session: LinkSession): ItemState | null {
  return session.updateItemId === null ? null : (context.state.items[session.updateItemId] ?? null);
}

export interface LinkResult {
  readonly publicToken: string;
  readonly metadata: Record<string, unknown>;
}

/** Creates the item or repairs the one in update mode, and returns the arguments of onSuccess. */
export function finishSession(
  context: Context,
  session: LinkSession,
  options: { readonly accountKeys: readonly string[]; readonly notReadyCalls: number },
): LinkResult {
  const institution = findInstitution(session.institutionId ?? '');
  if (!session.isSignedIn || institution === undefined) throw rejectWith('INVALID_CREDENTIALS');
  const offered = listAccounts(context, institution.id);
  const keys = offered.map(({ id }) => id).filter((id) => options.accountKeys.includes(id));
  if (keys.length === 0) throw rejectWith('NO_ACCOUNTS');
  const updated = updatedItem(context, session);
  const item =
    updated === null
      ? newItem(context, session, keys, options.notReadyCalls)
      : repair(context, session, updated, keys);
  const publicToken = issuePublicToken(context, item);
  session.isUsed = true;
  session.publicToken = publicToken;
  const accounts = offered
    .filter(({ id }) => item.accountKeys.includes(id))
    .map(({ id, name, mask, type, subtype }) => {
      return {
        id: accountIdOf(item, id),
        name,
        mask,
        type,
        subtype,
        verification_status: null,
        class_type: null,
      };
    });
  const metadata = {
    institution: { name: institution.name, institution_id: institution.id },
    accounts,
    link_session_id: session.sessionId,
    transfer_status: null,
  };
  return { publicToken, metadata };
}

function newItem(
  context: Context,
  session: LinkSession,
  accountKeys: string[],
  notReadyCalls: number,
): ItemState {
  return createItem(context, {
    institutionId: session.institutionId ?? '',
    accountKeys,
    products: session.products,
    webhook: session.webhook,
    daysRequested: session.daysRequested,
    notReadyCalls,
  });
}

/** Keeps the access token and clears the error. */
function repair(context: Context, session: LinkSession, item: ItemState, keys: string[]): ItemState {
  item.error = null;
  if (session.isAccountSelectionEnabled) item.accountKeys = keys;
  context.touch(item);
  return item;
}
