import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Preview = ResponseOf<'createImport'>;

export interface StoredImport {
  readonly state: Preview['state'];
  readonly preview: Preview;
}

/** Encryption context of an import's staged transactions. */
export function importContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|staged`;
}

/** Encryption context of a preview's file. */
export function fileContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|file`;
}
