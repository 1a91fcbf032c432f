import type { UserDb } from '#db/pool.ts';
import { storedBytes } from '#db/repositories/storage-use.ts';
import { texts } from '../texts/en/faults.ts';
import { Fault } from './fault.ts';
import type { Services } from './services.ts';

type Limits = Pick<Services, 'storageQuotaBytes'>;

/** How many bytes a user may store besides what is stored; none where it is negative. */
export async function roomLeft({ storageQuotaBytes }: Limits, db: UserDb): Promise<number> {
  return storageQuotaBytes - (await storedBytes(db));
}

/** The refusal of what does not fit; `before` says what was stored of it. */
export function storageFull({ storageQuotaBytes }: Limits, before = texts.nothingChanged): Fault {
  const limit = `${Math.floor(storageQuotaBytes / 1024 / 1024).toLocaleString('en-US')} MB`;
  return new Fault('StorageFull', texts.storageFull(limit, before));
}
