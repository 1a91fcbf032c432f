import { getLanguage } from '#db/repositories/profiles.ts';
import type { Services } from '../../lib/services.ts';
import { textsOf } from '../../texts/texts.ts';
import type { Preview } from './stored-import.ts';

/** Words the messages of a stored preview in the user's language. */
export async function translatePreview<Translated extends Preview>(
  { db }: Pick<Services, 'db'>,
  userId: string,
  preview: Translated,
): Promise<Translated> {
  const { sentence } = textsOf(await db.readAs(userId, getLanguage));
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
