import { describe, expect, it } from 'vitest';
import { openDatabase } from '#db/pool.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

describe('the first calls of a new user', () => {
  it.each([
    ['America/Chicago', 'America/Chicago'],
    ['Mars/Olympus', 'UTC'],
  ])('set the time zone of a device in %s to %s', async (zone, expected) => {
    const person = await signUp(product(), 'Robin Vale', { 'x-time-zone': zone });
    expect((await person.call('getMe')).timeZone).toBe(expected);
    expect((await person.call('getSettings')).settings.profile.timeZone).toBe(expected);
  });

  it('keep a time zone that the user chose, on every device', async () => {
    const person = await signUp(product(), 'Robin Vale', { 'x-time-zone': 'America/Chicago' });
    await person.call('getMe');
    await person.call('updateProfile', { body: { timeZone: 'Europe/Madrid' } });
    expect((await person.call('getMe')).timeZone).toBe('Europe/Madrid');
  });

  it('all succeed when they arrive at once, whichever creates the profile', async () => {
    const person = await signUp(product());
    const db = openDatabase({ url: product().databaseUrl });
    const made = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const maker = db.withUser(person.userId, async (user) => {
      await ensureProfile(user);
      made.resolve();
      await mayEnd.promise;
    });
    await made.promise;
    const settings = person.ask('getSettings');
    await waitFor('the second call to wait for the first', async () => {
      const { rows } = await product().admin.query(
        // A distributed database waits for the lock on a worker; the coordinator only shows the active query.
        `select 1 from pg_stat_activity
          where state = 'active' and query like '%app.profiles%' and pid <> pg_backend_pid()
            and (wait_event_type = 'Lock' or exists (select from pg_extension where extname = 'citus'))`,
      );
      return rows.length > 0;
    });
    mayEnd.resolve();
    await maker;
    await db.close();
    expect((await settings).status).toBe(200);
  });
});
