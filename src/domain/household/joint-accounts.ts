/** The data that shows that two members connected the same account. */
export interface MemberAccount {
  /** The member the account belongs to. */
  readonly memberId: string;
  readonly persistentId: string | null;
  readonly institutionName: string | null;
  readonly mask: string | null;
  readonly accountType: string;
  readonly currency: string;
  /** The bank's name for it. */
  readonly bankName: string;
}

/** An account, with the same account as connected by other members. */
export interface JointAccount<Account> {
  readonly account: Account;
  readonly also: readonly Account[];
}

/** Groups accounts that several members connected, so that each counts once; the first one represents the others. */
export function groupJointAccounts<Account extends MemberAccount>(
  accounts: readonly Account[],
): JointAccount<Account>[] {
  const grouped: { readonly account: Account; readonly also: Account[] }[] = [];
  for (const account of accounts) {
    const same = grouped.find(
      ({ account: first, also }) =>
        isSame(first, account) && [first, ...also].every(({ memberId }) => memberId !== account.memberId),
    );
    if (same) same.also.push(account);
    else grouped.push({ account, also: [] });
  }
  return grouped;
}

function isSame(one: MemberAccount, other: MemberAccount): boolean {
  if (one.currency !== other.currency || one.accountType !== other.accountType) return false;
  if (one.persistentId !== null && one.persistentId === other.persistentId) return true;
  return (
    one.mask !== null &&
    one.institutionName !== null &&
    one.mask === other.mask &&
    one.institutionName === other.institutionName &&
    one.bankName === other.bankName
  );
}
