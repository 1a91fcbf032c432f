import type { UserDb } from '#db/pool.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import { type Texts, textsOf } from '../texts/texts.ts';

/** Server messages in the user's language. */
export async function readTexts(db: UserDb): Promise<Texts> {
  return textsOf(await getLanguage(db));
}
