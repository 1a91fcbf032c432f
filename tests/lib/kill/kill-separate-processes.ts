import { randomBytes } from 'node:crypto';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { member, send } from '../http.ts';
import { type LiveScreen, openScreen } from '../live-events.ts';
import { startMailSync } from '../mail.ts';
import type { Person } from '../person.ts';
import { startTestProduct, type TestProduct } from '../servers/product.ts';
import { type SeparateProcess, startSeparateProcess } from '../servers/separate-processes.ts';
import { waitFor } from '../wait-for.ts';
import { readResults, startBankSync, waitForBankSync, waitForMailSync } from './kill-scenario.ts';

const PATHS = ['/dashboard', '/transactions', '/email-ai', '/settings', '/review'];
/** The queue reassigns a job after ten seconds of silence, after each kill. */
const READ_WITHIN_MS = 180_000;

export interface SeparateProcessesOutcome {
  /** Data of an undisturbed user and of each disturbed one, without IDs and times. */
  readonly expected: unknown;
  readonly actual: readonly unknown[];
  /** Violations of the integrity check. */
  readonly problems: readonly string[];
  readonly calls: number;
  /** Calls that failed at a process that was running. */
  readonly failedElsewhere: readonly string[];
  /** Number of servers whose screens received a worker's event. */
  readonly heardAt: number;
}

/** Runs two servers and two workers over one database; one of the four is killed every `everyMs` and restarted. */
export async function killSeparateProcesses(
  kills: number,
  people: number,
  everyMs: number,
): Promise<SeparateProcessesOutcome> {
  const ENCRYPTION_KEY = randomBytes(32).toString('base64');
  const product = await startTestProduct({ environment: { ENCRYPTION_KEY, RUN: 'web' } });
  const processes: SeparateProcess[] = [];
  try {
    for (const run of ['jobs', 'web', 'jobs', 'web'] as const)
      processes.push(await startSeparateProcess(product, run));
    const reference = await startBankSync(product);
    await startMailSync(reference.person);
    await waitForBankSync(product, reference.person, reference.itemId);
    await waitForMailSync(product, reference.person, READ_WITHIN_MS);
    const begun: Awaited<ReturnType<typeof startBankSync>>[] = [];
    for (let each = 0; each < people; each += 1) begun.push(await startBankSync(product));
    const servers = processes.filter(({ run }) => run === 'web').map((server) => watched(server));
    const loads = servers.map((server) =>
      load(
        server,
        begun.map(({ person }) => person),
      ),
    );
    for (const { person } of begun) await startMailSync(person);
    for (let kill = 0; kill < kills; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      const victim = processes[kill % processes.length];
      const server = servers.find(({ process }) => process === victim);
      server?.goDown();
      await victim?.kill();
      await victim?.restart();
      server?.comeBack();
    }
    for (const { person, itemId } of begun) {
      await waitForBankSync(product, person, itemId);
      await waitForMailSync(product, person, READ_WITHIN_MS);
    }
    const calls = await Promise.all(loads.map((end) => end()));
    const [first = reference] = begun;
    return {
      expected: await outcomeFor(product, reference.person),
      actual: await Promise.all(begun.map(({ person }) => outcomeFor(product, person))),
      problems: (await Promise.all(begun.map(({ person }) => problemsOf(product, person)))).flat(),
      calls: calls.flat().length,
      failedElsewhere: calls.flat().flatMap((failure) => failure ?? []),
      heardAt: await heardAt(
        product,
        servers.map(({ process }) => process),
        first.person,
      ),
    };
  } finally {
    for (const process of processes) await process.stop();
    await product.stop();
  }
}

interface Watched {
  readonly process: SeparateProcess;
  /** Changes whenever the process stops or restarts. */
  readonly state: () => { readonly isDown: boolean; readonly times: number };
  goDown(): void;
  comeBack(): void;
}

function watched(server: SeparateProcess): Watched {
  let [isDown, times] = [false, 0];
  return {
    process: server,
    state: () => ({ isDown, times }),
    goDown() {
      [isDown, times] = [true, times + 1];
    },
    comeBack() {
      isDown = false;
    },
  };
}

/** Calls a server until stopped. Returns a failure per call; null for a successful or excused one. */
function load(server: Watched, people: readonly Person[]): () => Promise<(string | null)[]> {
  const outcomes: (string | null)[] = [];
  let isOver = false;
  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const person = people[turn % people.length];
      const path = PATHS[turn % PATHS.length] ?? '';
      const authorization = `Bearer ${await person?.token()}`;
      const before = server.state();
      const failure = await send(`${server.process.url}/api/v1${path}`, { headers: { authorization } }).then(
        ({ status }) => (status === 200 ? null : `${path} answered ${status}`),
        (error: unknown) => `${path}: ${String(error)}`,
      );
      const isExcused = before.isDown || server.state().times !== before.times;
      outcomes.push(isExcused ? null : failure);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    isOver = true;
    await running;
    return outcomes;
  };
}

async function outcomeFor(product: TestProduct, { userId }: Person): Promise<unknown> {
  // The weekly report is sent by schedule, at some time on Monday.
  const { rows: notifications } = await product.admin.query(
    `select kind, count(*)::int as n from app.notifications where user_id = $1 and withdrawn_at is null
        and kind <> 'weekly_report' group by 1 order by 1`,
    [userId],
  );
  return { ...(await readResults(product, userId)), notifications };
}

async function problemsOf(product: TestProduct, { userId }: Person): Promise<string[]> {
  const db = openDatabase({ url: product.databaseUrl, connectionsMax: 1 });
  try {
    const findings = await db.readAs(userId, checkPerson);
    return findings.filter(({ count }) => count > 0).map(({ rule }) => rule);
  } finally {
    await db.close();
  }
}

/** The number of servers whose screens receive the events of a worker's sync. */
async function heardAt(
  product: TestProduct,
  servers: readonly SeparateProcess[],
  person: Person,
): Promise<number> {
  const screens: LiveScreen[] = [];
  for (const { url } of servers) screens.push(await openScreen({ ...product, url }, person));
  const before = screens.map(({ events }) => events.length);
  await person.call('requestGmailSync');
  const heard = screens.map((screen, index) =>
    waitFor('the end on screen', async () =>
      screen.events.slice(before[index]).some(({ data }) => member(data, 'state') === 'COMPLETED'),
    ).then(
      () => 1,
      () => 0,
    ),
  );
  const total = (await Promise.all(heard)).reduce((sum: number, count) => sum + count, 0);
  for (const screen of screens) screen.close();
  return total;
}
