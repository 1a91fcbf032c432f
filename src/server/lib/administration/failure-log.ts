/** A job that failed: its name and what kind of error it was, never what the error says. */
export interface JobFailure {
  readonly at: Date;
  readonly job: string;
  readonly code: string;
}

export interface FailureLog {
  note(failure: JobFailure): void;
  /** The newest first. */
  list(): readonly JobFailure[];
}

const KEPT_MAX = 50;

/** The newest failures of this server process, for its administrator. */
export function createFailureLog(): FailureLog {
  let kept: readonly JobFailure[] = [];
  return {
    note(failure) {
      kept = [failure, ...kept].slice(0, KEPT_MAX);
    },
    list: () => kept,
  };
}

/** A short code of an error: its own, else its class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 40) : error.name;
}
