import type { UserDb } from '#db/pool.ts';
import { sumStoredBytes } from '#db/repositories/storage-use.ts';
import { LOCALES } from '#domain/people/language.ts';
import { Fault } from './fault.ts';
import type { Services } from './services.ts';

type Limits = Pick<Services, 'storageQuotaBytes'>;

/** Remaining storage in bytes; negative when over the limit. */
export async function remainingStorageBytes({ storageQuotaBytes }: Limits, db: UserDb): Promise<number> {
  return storageQuotaBytes - (await sumStoredBytes(db));
}

/** The error for an upload that exceeds the quota, after some of its emails were added. */
export function storageFull({ storageQuotaBytes }: Limits, addedEmails = 0): Fault {
  const megabytes = Math.floor(storageQuotaBytes / 1024 / 1024);
  return new Fault('StorageFull', ({ faults, language }) => {
    const limit = `${megabytes.toLocaleString(LOCALES[language])} MB`;
    const before = addedEmails === 0 ? faults.nothingChanged : faults.emailsAdded(addedEmails);
    return faults.storageFull(limit, before);
  });
}
