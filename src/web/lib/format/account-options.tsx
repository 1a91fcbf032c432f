import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Account = ResponseOf<'listAccounts'>['accounts'][number];

/** Name and last digits, without repeating digits that the name already contains. */
export function accountLabel({
  name,
  mask,
}: {
  readonly name: string;
  readonly mask: string | null;
}): string {
  return mask === null || name.includes(mask) ? name : `${name} ·· ${mask}`;
}

/** Options of an account select. */
export function AccountOptions({ accounts }: { readonly accounts: readonly Account[] }) {
  return accounts.map((account) => (
    <option key={account.id} value={account.id}>
      {accountLabel(account)}
    </option>
  ));
}
