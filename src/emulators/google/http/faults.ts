import { z } from 'zod';

/** A scripted failure: the next `times` matching calls fail. */
export const faultSchema = z.object({
  /** Path prefix, or a pattern with `*` as wildcard. */
  path: z.string().min(1),
  /** Substring of the query. */
  query: z.string().optional(),
  method: z.string().optional(),
  times: z.number().int().positive().default(1),
  /** Matching calls that succeed before the first failure. */
  skip: z.number().int().nonnegative().default(0),
  /**
   * respond: return `status` and `body`; html: 200 with a web page; cut: close without a response; truncate: close in
   * the middle of the real response; drip: send the real response slowly; delay: send the real response late.
   */
  mode: z.enum(['respond', 'html', 'cut', 'truncate', 'drip', 'delay']).default('respond'),
  status: z.number().int().min(200).max(599).default(500),
  body: z.unknown().optional(),
  /** Reason of a Google error, instead of a body. */
  reason: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  delayMs: z.number().int().nonnegative().default(0),
  chunkBytes: z.number().int().positive().default(64),
  chunkDelayMs: z.number().int().nonnegative().default(50),
});

export type Fault = z.infer<typeof faultSchema>;

export interface FaultQueue {
  add(fault: Fault): void;
  clear(): void;
  /** Consumes and returns the failure for this call, if any. */
  take(method: string, url: URL): Fault | null;
  pending(): readonly Fault[];
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
    pending: () => faults.map((fault) => ({ ...fault })),
    take(method, url) {
      for (const [index, fault] of faults.entries()) {
        if (!concerns(fault, method, url)) continue;
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

function concerns(fault: Fault, method: string, url: URL): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false;
  if (fault.query && !url.search.includes(fault.query)) return false;
  return fits(fault.path, url.pathname);
}

function fits(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.startsWith(pattern);
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}
