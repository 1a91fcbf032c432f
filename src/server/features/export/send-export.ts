import { getLanguage } from '#db/repositories/profiles.ts';
import type { SecurityActor } from '#ports/account-security.ts';
import { download } from '../../http/respond.ts';
import { APP_NAME } from '../../lib/config.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { type ZipEntry, zipStream } from '../../lib/zip.ts';
import { textsOf } from '../../texts/texts.ts';
import { exportEntries } from './export-entries.ts';
import { readColumns } from './export-query.ts';
import { renderReadme } from './export-texts.ts';

/**
 * Streams all data of a user as a ZIP file while it is created. Each page is read in its own transaction, so that a
 * slow download does not keep one open. One export at a time per user.
 */
export function sendExport(services: Services, actor: SecurityActor): Promise<Response> {
  return services.exportSlots.send<ZipEntry>(actor.userId, (inSlot) => startExport(services, actor, inSlot));
}

async function startExport(
  services: Services,
  actor: SecurityActor,
  inSlot: (entries: AsyncIterable<ZipEntry>) => AsyncIterable<ZipEntry>,
): Promise<Response> {
  const { userId } = actor;
  const at = services.clock.now();
  const user = await services.identity.getUser(userId);
  const { today, columns, language } = await services.db.readAs(userId, async (db) => ({
    today: (await readScope(db, undefined, at)).today,
    columns: await readColumns(db),
    language: await getLanguage(db),
  }));
  const account = { name: user?.name ?? '', email: user?.email ?? '', exportedAt: at.toISOString() };
  const first: readonly ZipEntry[] = [
    { name: 'README.txt', content: renderReadme(textsOf(language).dataExport, APP_NAME, today) },
    { name: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` },
  ];
  // Last, because an answer that is dropped before it is read never frees its slot.
  await services.identity.security?.record(actor, 'data-exported');
  return download(
    `${APP_NAME.toLowerCase()}-export-${today}.zip`,
    zipStream(inSlot(exportEntries({ services, userId }, first, columns)), at),
  );
}
