import { listAccounts } from '#db/repositories/accounts.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import { readStatement } from '../../lib/read-statement.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { importContext, insertImport, type Preview } from './import-store.ts';
import { defaultTarget, planAccount, presentPlan } from './plan.ts';
import { pack, stageFile } from './staged-file.ts';

/** Reads a file and says for each row what would become of it. The ledger is not touched. */
export async function createImport(
  services: Services,
  userId: string,
  bytes: Buffer,
  fileName: string,
): Promise<Preview> {
  const file = await readStatement(bytes, fileName);
  if (file.accounts.length === 0) {
    const reason = file.errors[0]?.reason ?? 'no statement was found in it';
    throw new Fault('UnreadableFile', `This file could not be read: ${reason}. Nothing was changed.`);
  }
  const id = services.ids.next();
  return services.db.withUser(userId, async (db) => {
    const profile = await ensureProfile(db);
    const accounts = await listAccounts(db);
    const staged = stageFile(file, profile.currency);
    const shown: Preview['accounts'] = [];
    for (const account of staged) {
      const target = defaultTarget(account, accounts);
      const changes = await planAccount(db, account, target?.id ?? null);
      shown.push(
        presentPlan(account, changes, {
          id: target ? toWire('account', target.id) : null,
          name: target?.name ?? account.name,
        }),
      );
    }
    const preview: Preview = {
      id: toWire('import', id),
      state: 'preview',
      fileName,
      format: file.format,
      accounts: shown,
      errors: file.errors.slice(0, 200).map(({ line, reason }) => ({ line: line > 0 ? line : null, reason })),
      warnings: [...file.warnings],
      addedRows: 0,
    };
    await insertImport(db, id, preview, services.secretBox.seal(pack(staged), importContext(userId, id)));
    return preview;
  });
}
