import { processingStep } from './mail-progress.ts';

/** States of a run; the API adds IDLE for a paused one. */
export type RunState = 'INITIALIZING' | 'PROCESSING' | 'COMPLETED' | 'FAILED';

/** One run over one mailbox, as needed for the job on screen. Times in milliseconds. */
export interface MailRun {
  readonly id: string;
  readonly state: RunState;
  readonly isPaused: boolean;
  readonly step: number;
  readonly message: string;
  readonly read: number;
  readonly total: number;
  readonly emailsProcessed: number;
  readonly purchasesFound: number;
  readonly transactionsCreated: number;
  readonly error: string | null;
  readonly startedAt: number;
  readonly finishedAt: number | null;
}

/** The job on screen: one run, or several simultaneous runs combined. */
export interface MailJob extends Omit<MailRun, 'state' | 'isPaused'> {
  readonly state: RunState | 'IDLE';
}

/**
 * Finds the newest job among runs given newest first, or null: the newest run and all runs simultaneous with it. It is
 * complete when all are, and failed if one failed.
 */
export function findNewestJob(runs: readonly MailRun[]): MailJob | null {
  const [newest] = runs;
  if (!newest) return null;
  const together = [newest];
  let begin = newest.startedAt;
  for (const run of runs.slice(1)) {
    if (run.finishedAt !== null && run.finishedAt <= begin) continue;
    together.push(run);
    begin = Math.min(begin, run.startedAt);
  }
  const open = together.filter((run) => run.finishedAt === null);
  const moving = open.filter((run) => !run.isPaused);
  const sum = (pick: (run: MailRun) => number) => together.reduce((total, run) => total + pick(run), 0);
  const counts = {
    read: sum((run) => run.read),
    total: sum((run) => run.total),
    emailsProcessed: sum((run) => run.emailsProcessed),
    purchasesFound: sum((run) => run.purchasesFound),
    transactionsCreated: sum((run) => run.transactionsCreated),
  };
  return {
    ...counts,
    ...progressOf(newest, open, moving, counts),
    id: newest.id,
    state: stateOf(together, open, moving),
    error: together.find((run) => run.state === 'FAILED')?.error ?? null,
    startedAt: begin,
    finishedAt: open.length > 0 ? null : Math.max(...together.map((run) => run.finishedAt ?? 0)),
  };
}

function stateOf(together: readonly MailRun[], open: readonly MailRun[], moving: readonly MailRun[]) {
  if (moving.some((run) => run.state === 'PROCESSING')) return 'PROCESSING';
  if (moving.length > 0) return 'INITIALIZING';
  if (together.some((run) => run.state === 'FAILED')) return 'FAILED';
  return open.length > 0 ? 'IDLE' : 'COMPLETED';
}

/**
 * A single run reports its own step. Several report the messages read in total, or the step of the least advanced one.
 */
function progressOf(
  newest: MailRun,
  open: readonly MailRun[],
  moving: readonly MailRun[],
  counts: { readonly read: number; readonly total: number },
): { readonly step: number; readonly message: string } {
  const [only] = moving.length > 0 ? moving : open;
  if (!only) return { step: newest.step, message: newest.message };
  if (moving.length <= 1 && counts.total === only.total) return { step: only.step, message: only.message };
  const least = [...moving].sort((a, b) => a.step - b.step)[0] ?? only;
  return processingStep(counts.read, counts.total) ?? { step: least.step, message: least.message };
}
