import type { ResponseOf } from '#contract/endpoints/table.ts';
import { readTexts } from '../../../lib/read-texts.ts';
import type { Services } from '../../../lib/services.ts';

/** Finds the email server of an address, with its provider's advice in the user's language. */
export async function findMailServer(
  { db, mail }: Services,
  userId: string,
  address: string,
): Promise<ResponseOf<'findMailServer'>> {
  const server = mail.imap?.findServer(address) ?? null;
  if (!server?.advice) return { server };
  const texts = await db.readAs(userId, readTexts);
  return { server: { ...server, advice: texts.sentence(server.advice) } };
}
