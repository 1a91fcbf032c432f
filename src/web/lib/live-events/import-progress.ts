/** How far the server is with a statement file. */
export interface ImportProgressNews {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

/** Where the newest word on it is kept. */
export const IMPORT_PROGRESS = ['import-progress'] as const;

/** The event's value as the screens take it, or null when it is none. */
export function readImportProgress(value: Readonly<Record<string, unknown>>): ImportProgressNews | null {
  const { step, done, total } = value;
  if (typeof step !== 'string' || typeof done !== 'number' || typeof total !== 'number') return null;
  return { step, done, total };
}
