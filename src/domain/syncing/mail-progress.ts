import { userMessage } from '../messages/user-message.ts';
import type { SyncSource } from '../messages/user-message-values.ts';
/** The ten steps of an email sync with the texts the screen shows; the percentage is ten times the step. */
export const STEP_COUNT = 10;
/** Shares of messages at which a processing step is reached; the first is reached with the first message. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;
const OPENING_STEPS = 4;

export interface SyncStep {
  readonly step: number;
  readonly message: string;
}

/** Steps one to four, before any message is read. `source`: display name of the source. */
export function openingStep(step: 1 | 2 | 3 | 4, source: SyncSource): SyncStep {
  const messages = {
    1: userMessage('syncSetUp', source),
    2: userMessage('syncCheckConnection', source),
    3: userMessage('syncGetToken'),
    4: userMessage('syncInitialize'),
  };
  return { step, message: messages[step] };
}

/** Step ten: completion. */
export function closingStep(source: SyncSource): SyncStep {
  return {
    step: STEP_COUNT,
    message: userMessage('syncCompleted', source),
  };
}

/**
 * Returns the processing step reached after `read` of `total` messages: step five with the first message, then at one
 * quarter, half, three quarters and all, each with its own count. Null before the first message.
 */
export function processingStep(read: number, total: number): SyncStep | null {
  if (read < 1 || total < 1) return null;
  let reached = 0;
  for (const [index, share] of SHARES.entries()) {
    if (read >= Math.max(1, Math.ceil(share * total))) reached = index;
  }
  const count = Math.max(1, Math.ceil((SHARES[reached] ?? 0) * total));
  return { step: OPENING_STEPS + 1 + reached, message: userMessage('syncProcess', count, total) };
}
