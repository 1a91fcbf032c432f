import { z } from 'zod';

/** A scripted failure: the next `times` commands with this name fail. */
export const faultSchema = z.object({
  /** `LOGIN`, `UID FETCH`, …; `*` for any. */
  command: z.string().min(1),
  times: z.number().int().positive().default(1),
  /** Matching commands that succeed before the first failure. */
  skip: z.number().int().nonnegative().default(0),
  /**
   * no, bad: reject with `text`; bye: send BYE with `text` and close; cut: close without a reply; truncate: close in
   * the middle of the real reply; drip: send the real reply slowly; silent: never reply.
   */
  mode: z.enum(['no', 'bad', 'bye', 'cut', 'truncate', 'drip', 'silent']),
  text: z.string().default('scripted failure'),
  chunkBytes: z.number().int().positive().default(512),
  chunkDelayMs: z.number().int().nonnegative().default(5),
});

export type Fault = z.infer<typeof faultSchema>;

export interface FaultQueue {
  add(fault: Fault): void;
  clear(): void;
  /** Consumes and returns the failure for this command, if any. */
  take(command: string): Fault | null;
}

export function createFaultQueue(): FaultQueue {
  const faults: Fault[] = [];
  return {
    add: (fault) => {
      faults.push({ ...fault });
    },
    clear: () => {
      faults.length = 0;
    },
    take(command) {
      for (const [index, fault] of faults.entries()) {
        if (fault.command !== '*' && fault.command.toUpperCase() !== command) continue;
        if (fault.skip > 0) {
          fault.skip -= 1;
          continue;
        }
        fault.times -= 1;
        if (fault.times <= 0) faults.splice(index, 1);
        return { ...fault };
      }
      return null;
    },
  };
}
