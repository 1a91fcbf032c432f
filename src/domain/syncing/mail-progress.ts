/** The ten steps of a mail sync with the texts the screen shows; the percentage is ten times the step. */
export const STEP_COUNT = 10;
const OPENING = [
  'Setting up Gmail services',
  'Checking Gmail connection',
  'Getting access token',
  'Initializing email processing service',
] as const;
const CLOSING = 'Gmail sync completed';
/** Shares of the messages at which a processing step is reached; the first is reached by the first message. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

export interface SyncStep {
  readonly step: number;
  readonly message: string;
}

/** Steps one to four, before any message is read. */
export function openingStep(step: 1 | 2 | 3 | 4): SyncStep {
  return { step, message: OPENING[step - 1] ?? '' };
}

/** Step ten. */
export function closingStep(): SyncStep {
  return { step: STEP_COUNT, message: CLOSING };
}

/**
 * The processing step that `read` of `total` messages have reached: five for the first message, then at a quarter, a
 * half, three quarters and all, each naming its own count. Null before the first message.
 */
export function processingStep(read: number, total: number): SyncStep | null {
  if (read < 1 || total < 1) return null;
  let reached = 0;
  for (const [index, share] of SHARES.entries()) {
    if (read >= Math.max(1, Math.ceil(share * total))) reached = index;
  }
  const count = Math.max(1, Math.ceil((SHARES[reached] ?? 0) * total));
  return { step: OPENING.length + 1 + reached, message: `Processing emails (${count}/${total})` };
}
