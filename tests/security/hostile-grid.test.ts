import { readFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { identityRoutes } from '#server/http/identity-routes.ts';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';
import { signUp } from '../lib/person.ts';
import { ATTACKS, type Cell, type Row, type Target } from './grid/cells.ts';
import { deliverHostileEmails, type HostileEmailsResult, SOURCES } from './grid/emails.ts';
import { EMAIL_FILE_ROWS, STATEMENT_ROWS, UPLOAD_ROWS } from './grid/file-rows.ts';
import { JSON_ROWS, WEBHOOK_ROWS } from './grid/json-rows.ts';
import { HEADER_ROW, PATH_ROWS, QUERY_ROWS } from './grid/line-rows.ts';
import { readerProcesses } from './lib/reader-processes.ts';
import { longestStall, type Stall, stallLimit } from './lib/stall.ts';

const REQUEST_ROWS = [...JSON_ROWS, ...WEBHOOK_ROWS, ...QUERY_ROWS, ...PATH_ROWS, HEADER_ROW];
const FILE_ROWS = [...STATEMENT_ROWS, ...EMAIL_FILE_ROWS, ...UPLOAD_ROWS];
/** Maximum time to answer a request, and to read or reject a file or an email. */
const REQUEST_MS = 2_000;
const FILE_MS = 25_000;
/** Opening an email takes at most twice two seconds of CPU time, on a machine that may be busy. */
const OPENED_MS = 10_000;
/** Headers may take 15 s and bodies 30 s; both are checked every few seconds. */
const SLOW_MS = 45_000;
/** Maximum memory of the server, relative to its start: processing an email of 25 MB takes several times its size. */
const GROWTH_MAX = 3;
/** A statement's memory limit in a reader process, plus what is missed between samples every tenth of a second. */
const READER_MB = 1_280 * 1.1;

let target: Target;
let slowTarget: Target;
let slow: Promise<string[]>;
let memoryMb = 0;
let readerMb = 0;
const looks = setInterval(() => look(), 100);

beforeAll(async () => {
  const product = await startKillable();
  target = { product, person: await signUp(product) };
  memoryMb = peakMb(product);
  // These wait half a minute without using the CPU, so they run in parallel with everything else.
  slowTarget = { product, person: await signUp(product) };
  slow = problemsOf([...REQUEST_ROWS, ...FILE_ROWS], ['slow'], SLOW_MS, slowTarget);
}, 120_000);
afterAll(async () => {
  clearInterval(looks);
  await target?.product.stop();
});

function look(): void {
  if (target)
    for (const reader of readerProcesses(target.product.pid)) readerMb = Math.max(readerMb, reader.memoryMb);
}

function peakMb({ pid }: KillableProduct): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function stallDuring(work: () => Promise<void>): Promise<Stall> {
  return longestStall(target.product.url, work, target.product.pid);
}

/** The unacceptable outcome of each cell, described. */
async function problemsOf(
  rows: readonly Row[],
  attacks: readonly (typeof ATTACKS)[number][],
  withinMs: number,
  /** Runs all cells for this target at once, because they only wait. */
  parallel: Target | null = null,
): Promise<string[]> {
  const tasks = rows.flatMap(({ name, cells }) =>
    attacks.flatMap((attack) => {
      const cell = cells[attack];
      return typeof cell === 'string'
        ? []
        : [() => problemOf(parallel ?? target, `${name}, ${attack}`, cell, withinMs)];
    }),
  );
  const found: (string | null)[] = [];
  if (parallel) found.push(...(await Promise.all(tasks.map((task) => task()))));
  else for (const task of tasks) found.push(await task());
  return found.filter((problem) => problem !== null);
}

async function problemOf(
  against: Target,
  name: string,
  cell: Cell,
  withinMs: number,
): Promise<string | null> {
  const startedAt = performance.now();
  const outcome = await cell.send(against);
  const took = performance.now() - startedAt;
  if (!cell.outcomes.includes(outcome)) return `${name}: ${outcome} instead of ${cell.outcomes.join(' or ')}`;
  return took > withinMs ? `${name}: took ${Math.round(took)} ms` : null;
}

const QUICK = ATTACKS.filter((attack) => attack !== 'slow');

/** Routes without input of their own, each with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'ALL /*': 'not a route; it reads headers, which have a row',
  'GET /healthz': 'reads nothing',
  'GET /readyz': 'reads nothing',
  'GET /api/openapi.json': 'reads nothing',
  'GET /api/docs': 'reads nothing',
  'GET /*': 'finds a file by its path, or the page of the screens',
};

describe.runIf(process.platform === 'linux')('hostile input', () => {
  it('every route that reads bytes is in the grid', () => {
    const inGrid = new Set([...REQUEST_ROWS, ...UPLOAD_ROWS].map(({ name }) => name));
    const byRoute = new Map(
      Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
        `${endpoint.method} /api${endpoint.path}`,
        endpoint,
      ]),
    );
    const missing = target.product.routes.flatMap(({ method, path }) => {
      const route = `${method} ${path}`;
      // Rejecting other methods reads no input.
      if (REASONS[route] || inGrid.has(route) || (method === 'ALL' && path !== '/*')) return [];
      const endpoint = byRoute.get(route);
      const reads = endpoint
        ? [endpoint.params && `${route} path`, endpoint.query && 'query', endpoint.body && route]
        : [
            method === 'POST'
              ? route
              : identityRoutes('local').some((served) => served.path === path && served.query) && 'query',
          ];
      const isKnown = (row: string | undefined | false) =>
        !row ||
        inGrid.has(row) ||
        (row === 'query' &&
          QUERY_ROWS.some(({ name }) => name.startsWith(`${method} ${path.split(':')[0]}`)));
      return reads.every(isKnown) ? [] : [route];
    });
    expect(missing).toEqual([]);
  });

  it('in requests is rejected at once and delays nobody', async () => {
    let problems: string[] = [];
    const stall = await stallDuring(async () => {
      problems = await problemsOf(REQUEST_ROWS, QUICK, REQUEST_MS);
    });
    expect(problems).toEqual([]);
    expect(stall.stallMs).toBeLessThan(stallLimit(stall));
  }, 120_000);

  it('in files is read or rejected with a reason and delays nobody', async () => {
    let problems: string[] = [];
    const stall = await stallDuring(async () => {
      problems = await problemsOf(FILE_ROWS, QUICK, FILE_MS);
    });
    expect(problems).toEqual([]);
    expect(stall.stallMs).toBeLessThan(stallLimit(stall));
  }, 240_000);

  it.each(Object.keys(SOURCES))(
    'in emails through %s is read, shown as far as possible, and delays nobody',
    async (source) => {
      let read: HostileEmailsResult = { opened: {}, longestMs: 0 };
      const stall = await stallDuring(async () => {
        read = await deliverHostileEmails(target.product, source);
      });
      expect(read.opened).toEqual(Object.fromEntries(ATTACKS.map((attack) => [attack, 200])));
      expect(read.longestMs).toBeLessThan(OPENED_MS);
      expect(stall.stallMs).toBeLessThan(stallLimit(stall));
    },
    240_000,
  );

  it('that arrives slowly is cut off', async () => {
    expect(await slow).toEqual([]);
  }, 120_000);

  it('stays within the memory limits', () => {
    expect(peakMb(target.product)).toBeLessThan(memoryMb * GROWTH_MAX);
    expect(readerMb).toBeLessThan(READER_MB);
  });
});
