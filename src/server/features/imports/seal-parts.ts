import type { Buffer } from 'node:buffer';
import type { SealedImport } from '#db/repositories/imports.ts';
import type { Services } from '../../lib/services.ts';
import type { ReadStatement } from '../../reading/reader-tasks.ts';
import { fileContext, importContext } from './stored-import.ts';

/** Encrypts the transactions of a preview, and the file if its columns may still be mapped. */
export async function sealParts(
  services: Services,
  { userId, id }: { readonly userId: string; readonly id: string },
  { packed, shape }: ReadStatement,
  bytes: Buffer,
): Promise<SealedImport> {
  return {
    staged: services.secretBox.seal(packed, importContext(userId, id)),
    file: shape ? await services.secretBox.sealBytes('', bytes, fileContext(userId, id)) : null,
  };
}
