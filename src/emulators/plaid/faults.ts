import * as z from 'zod';
import { errorStatus, isErrorCode, wireError } from './errors.ts';

/**
 * A fault for upcoming calls. `error` returns an error of the catalog, `status` any status and body; the others corrupt
 * the response.
 */
export const faultShape = z.strictObject({
  op: z.literal('fail'),
  /** An API path, or '*' for all. */
  path: z.string(),
  mode: z
    .enum(['error', 'status', 'html', 'cut', 'lost_answer', 'truncate', 'hang', 'drift', 'slow'])
    .default('error'),
  times: z.int().min(1).default(1),
  /** Calls that succeed before the first fault. */
  skip: z.int().min(0).default(0),
  error: z.string().refine(isErrorCode, 'is not a known error code').default('INTERNAL_SERVER_ERROR'),
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(''),
  delayMs: z.int().min(0).max(120_000).default(0),
  /** For `drift`: values to set in the real response by path, such as `added.0.amount`; may be `null`. */
  set: z.array(z.strictObject({ at: z.string(), value: z.unknown() })).default([]),
  /** Limits the fault to calls of this item. */
  item: z.string().optional(),
});

export type Fault = z.output<typeof faultShape>;

export interface FaultQueue {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Consumes and returns the fault for this call; null if none. */
  take(path: string, itemId: string | null): Fault | null;
}

export function createFaultQueue(): FaultQueue {
  let faults: Fault[] = [];
  return {
    add: (fault) => {
      faults.push({ ...fault });
    },
    clear: () => {
      faults = [];
    },
    list: () => faults,
    take: (path, itemId) => {
      const fault = faults.find(
        (candidate) =>
          (candidate.path === '*' || candidate.path === path) &&
          (candidate.item === undefined || candidate.item === itemId),
      );
      if (fault === undefined) return null;
      if (fault.skip > 0) {
        fault.skip -= 1;
        return null;
      }
      fault.times -= 1;
      if (fault.times === 0) faults = faults.filter((candidate) => candidate !== fault);
      return fault;
    },
  };
}

export interface PlannedAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

/** The response of a fault that replaces the real one; null if it only corrupts it. */
export function plannedAnswer(fault: Fault, requestId: string): PlannedAnswer | null {
  if (fault.mode === 'error' && isErrorCode(fault.error)) {
    const body = JSON.stringify({ ...wireError(fault.error), request_id: requestId });
    return {
      status: fault.status ?? errorStatus(fault.error),
      headers: { 'content-type': 'application/json', ...fault.headers },
      body,
    };
  }
  if (fault.mode === 'status') {
    return {
      status: fault.status ?? 500,
      headers: { 'content-type': 'application/json', ...fault.headers },
      body: fault.body,
    };
  }
  if (fault.mode === 'html') {
    return {
      status: fault.status ?? 200,
      headers: { 'content-type': 'text/html', ...fault.headers },
      body: fault.body || PAGE,
    };
  }
  return null;
}

/** Sets values at dotted paths of a JSON text; unknown paths are ignored. */
export function drift(text: string, changes: Fault['set']): string {
  const root: unknown = JSON.parse(text);
  for (const { at, value } of changes) {
    const steps = at.split('.');
    const last = steps.pop();
    const holder = steps.reduce<unknown>(
      (inner, step) => (isObject(inner) ? Reflect.get(inner, step) : undefined),
      root,
    );
    if (last !== undefined && isObject(holder)) Reflect.set(holder, last, value);
  }
  return JSON.stringify(root);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
