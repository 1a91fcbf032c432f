import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEP_COUNT } from '#domain/syncing/mail-progress.ts';
import { readResults, waitForMailSync } from '../lib/kill/kill-scenario.ts';
import { type KillableProduct, startKillable } from '../lib/kill/killable.ts';
import { startMailSync } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { waitFor } from '../lib/wait-for.ts';

const PATIENCE_MS = 240_000;
const STEPS = Array.from({ length: STEP_COUNT }, (_, index) => index + 1);

/** Blocks a run at the named step, in the middle of its transaction. */
const GATE = `
  create table sys.gate (step integer not null);
  create function sys.wait_at_gate() returns trigger language plpgsql security definer as $$
  begin
    if exists (select from sys.gate where step > old.step and step <= new.step) then perform pg_sleep(600); end if;
    return new;
  end $$;
  create trigger gate before update of step on app.mail_syncs for each row execute function sys.wait_at_gate()`;
const WAITING = "select pid from pg_stat_activity where wait_event = 'PgSleep'";

describe('a power failure at each step of an email sync', () => {
  let product: KillableProduct;
  let expected: Record<string, unknown>;
  beforeAll(async () => {
    product = await startKillable();
    const person = await signUp(product);
    await startMailSync(person);
    await waitForMailSync(product, person);
    expected = await readResults(product, person.userId);
    await product.admin.query(GATE);
  }, 300_000);
  afterAll(() => product.stop());

  it.each(STEPS)('%i: readings and derived data equal those of an undisturbed run', async (step) => {
    const { admin } = product;
    const person = await signUp(product);
    await admin.query('insert into sys.gate values ($1)', [step]);
    await startMailSync(person);
    await waitFor('the step', async () => (await admin.query(WAITING)).rowCount === 1, PATIENCE_MS);
    await product.kill();
    await product.restart();
    await admin.query('delete from sys.gate');
    // The database may outlive the product; locks are released with their connection.
    await admin.query(`select pg_terminate_backend(pid) from (${WAITING}) held`);
    // The queue detects on its own that the worker is gone.
    await waitForMailSync(product, person, PATIENCE_MS);
    const actual = await readResults(product, person.userId);
    for (const [part, rows] of Object.entries(expected)) expect(actual[part], part).toEqual(rows);
  });
});
