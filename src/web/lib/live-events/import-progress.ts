import { IMPORT_STEPS, type ImportStep } from '#contract/events.ts';

/** How far the server is with a statement file. */
export interface ImportProgressEvent {
  readonly step: ImportStep;
  readonly done: number;
  readonly total: number;
}

/** Where the newest word on it is kept. */
export const IMPORT_PROGRESS_KEY = ['import-progress'] as const;

/** The event's value as the screens take it, or null when it is none. */
export function parseImportProgress(value: Readonly<Record<string, unknown>>): ImportProgressEvent | null {
  const { done, total } = value;
  const step = IMPORT_STEPS.find((one) => one === value.step);
  if (!step || typeof done !== 'number' || typeof total !== 'number') return null;
  return { step, done, total };
}
