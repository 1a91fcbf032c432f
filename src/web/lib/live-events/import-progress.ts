import { IMPORT_STEPS, type ImportStep } from '#contract/events.ts';

/** Progress of a statement import on the server. */
export interface ImportProgressEvent {
  readonly step: ImportStep;
  readonly done: number;
  readonly total: number;
}

/** Query key of the latest progress. */
export const IMPORT_PROGRESS_KEY = ['import-progress'] as const;

/** Parses the event's value; null if invalid. */
export function parseImportProgress(value: Readonly<Record<string, unknown>>): ImportProgressEvent | null {
  const { done, total } = value;
  const step = IMPORT_STEPS.find((each) => each === value.step);
  if (!step || typeof done !== 'number' || typeof total !== 'number') return null;
  return { step, done, total };
}
