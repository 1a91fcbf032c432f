export const EXIT_DONE = 0;
/** Exit code: nothing could be read or done. */
export const EXIT_FAILED = 1;
/** Exit code: invalid command line. */
export const EXIT_USAGE = 2;

export interface Command {
  /** Arguments after the command's name, for the usage line. */
  readonly usage: string;
  readonly argsMin: number;
  readonly run: (args: readonly string[]) => Promise<number>;
}
