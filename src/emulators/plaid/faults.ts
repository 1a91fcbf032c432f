import * as z from 'zod';
import { isErrorCode, errorStatus, wireError } from './errors.ts';

/**
 * What goes wrong with the next calls. `error` answers with a code of the catalogue, `status` with any status
 * and body, the others break the answer on its way.
 */
export const faultShape = z.strictObject({
  op: z.literal('fail'),
  /** A path of the API, or '*' for all of them. */
  path: z.string(),
  mode: z
    .enum(['error', 'status', 'html', 'cut', 'lost_answer', 'truncate', 'hang', 'drift', 'slow'])
    .default('error'),
  times: z.int().min(1).default(1),
  /** Calls that go well before the first fault. */
  skip: z.int().min(0).default(0),
  error: z.string().refine(isErrorCode, 'is not a known error code').default('INTERNAL_SERVER_ERROR'),
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(''),
  delayMs: z.int().min(0).max(120_000).default(0),
  /** For `drift`: values put into the true answer, `added.0.amount` and the like; `null` too. */
  set: z.array(z.strictObject({ at: z.string(), value: z.unknown() })).default([]),
  /** Only calls of this item. */
  item: z.string().optional(),
});

export type Fault = z.output<typeof faultShape>;

export interface FaultQueue {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** The fault this call meets, counted off; null when all is well. */
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

/** The answer of a fault that replaces the true one, or null when it only spoils it. */
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

/** Puts a value at a dotted path of a JSON text; a path that leads nowhere changes nothing. */
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
