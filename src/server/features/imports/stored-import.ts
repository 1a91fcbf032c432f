import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Preview = ResponseOf<'createImport'>;

export interface StoredImport {
  readonly state: Preview['state'];
  readonly preview: Preview;
  readonly stagedSealed: Buffer | null;
  readonly fileSealed: Buffer | null;
}

/** What the staged transactions of an import are sealed under. */
export function importContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|staged`;
}

/** What the file of a preview is sealed under. */
export function fileContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|file`;
}
