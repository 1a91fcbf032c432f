import { readLanguage } from '#db/repositories/profiles.ts';
import type { Services } from '../../lib/services.ts';
import { textsOf } from '../../texts/texts.ts';
import type { Preview } from './stored-import.ts';

/** A preview in the user's language: what is stored of it is English. */
export async function shownPreview<Shown extends Preview>(
  { db }: Pick<Services, 'db'>,
  userId: string,
  preview: Shown,
): Promise<Shown> {
  const { sentence } = textsOf(await db.readAs(userId, readLanguage));
  return {
    ...preview,
    accounts: preview.accounts.map((account) => ({
      ...account,
      transactions: account.transactions.map((transaction) => ({
        ...transaction,
        reason: sentence(transaction.reason),
        categoryName: transaction.categoryName && sentence(transaction.categoryName),
      })),
    })),
    errors: preview.errors.map(({ line, reason }) => ({ line, reason: sentence(reason) })),
  };
}
