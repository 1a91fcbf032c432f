import { describe, expect, it } from 'vitest';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { accessTo, fetchAll, listAll, NOOR, startHarness } from './harness.ts';

const idsOf = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id);

describe('signing in', () => {
  it.each([
    ['a wrong password', null, 'reauth', 'SIGN_IN_REFUSED'],
    [
      'an app password is asked for',
      { mode: 'no', text: '[ALERT] Application-specific password required' },
      'reauth',
      'APP_PASSWORD_NEEDED',
    ],
    [
      'too many connections',
      { mode: 'no', text: '[LIMIT] Too many simultaneous connections' },
      'busy',
      'THROTTLED',
    ],
    [
      'a server at work on itself',
      { mode: 'no', text: '[UNAVAILABLE] Temporary failure' },
      'unavailable',
      'NO_ANSWER',
    ],
    ['a goodbye', { mode: 'bye', text: 'shutting down' }, 'unavailable', 'NO_ANSWER'],
    ['a cut line', { mode: 'cut' }, 'unavailable', 'NO_ANSWER'],
    ['silence', { mode: 'silent' }, 'unavailable', 'NO_ANSWER'],
  ])('%s: reported by kind', async (_name, fault, kind, code) => {
    const harness = await startHarness();
    const { host, port } = harness.emulator;
    if (fault) await harness.control({ op: 'fail', command: 'AUTHENTICATE', ...fault });
    const password = fault ? 'sandbox' : 'wrong';
    const work = harness.provider.signIn({ host, port, security: 'none', user: NOOR, password });
    await expect(work).rejects.toMatchObject({ kind, code });
  });

  it('a server without the required encryption is never used unencrypted', async () => {
    const harness = await startHarness();
    const { host, port } = harness.emulator;
    for (const security of ['tls', 'starttls'] as const)
      await expect(
        harness.provider.signIn({ host, port, security, user: NOOR, password: 'sandbox' }),
      ).rejects.toMatchObject({ name: 'ProviderFailure' });
    expect((await harness.received('AUTHENTICATE')) + (await harness.received('LOGIN'))).toBe(0);
  });

  it.each([
    ['127.0.0.1', 993, 'tls', 'ADDRESS_NOT_ALLOWED'],
    ['localhost', 993, 'tls', 'ADDRESS_NOT_ALLOWED'],
    ['10.0.0.7', 143, 'starttls', 'ADDRESS_NOT_ALLOWED'],
    ['169.254.169.254', 993, 'tls', 'ADDRESS_NOT_ALLOWED'],
    ['::1', 993, 'tls', 'ADDRESS_NOT_ALLOWED'],
    ['8.8.8.8', 5432, 'tls', 'PORT_NOT_ALLOWED'],
    ['8.8.8.8', 143, 'none', 'NO_ENCRYPTION'],
  ] as const)('a public server never connects to %s:%i (%s)', async (host, port, security, code) => {
    const provider = createImapProvider({ emulator: null, mayCallPrivate: false });
    await expect(provider.signIn({ host, port, security, user: 'a', password: 'b' })).rejects.toMatchObject({
      kind: 'refused',
      code,
    });
  });

  it('a server for one machine reads a program on this machine at any port', async () => {
    const harness = await startHarness();
    const { host, port } = harness.emulator;
    const provider = createImapProvider({ emulator: null, mayCallPrivate: true, silenceMs: 2_000 });
    const signIn = { host, port, security: 'none', user: NOOR, password: 'sandbox' } as const;
    expect((await provider.signIn(signIn)).isSandbox).toBe(false);
    await provider.close();
  });

  it.each([
    ['169.254.169.254', 993, 'ADDRESS_NOT_ALLOWED'],
    ['8.8.8.8', 5432, 'PORT_NOT_ALLOWED'],
  ])('a server for one machine never connects to %s:%i', async (host, port, code) => {
    const provider = createImapProvider({ emulator: null, mayCallPrivate: true, silenceMs: 500 });
    await expect(
      provider.signIn({ host, port, security: 'tls', user: 'a', password: 'b' }),
    ).rejects.toMatchObject({ code });
  });
});

describe('reading', () => {
  it.each([
    ['a cut line', { mode: 'cut' }, 'unavailable'],
    ['half an answer', { mode: 'truncate' }, 'unavailable'],
    ['a goodbye', { mode: 'bye', text: 'maintenance' }, 'unavailable'],
    ['a refusal', { mode: 'no', text: 'internal error' }, 'unavailable'],
    ['no such command', { mode: 'bad', text: 'what?' }, 'unavailable'],
    ['throttling', { mode: 'no', text: 'Account exceeded bandwidth limits' }, 'busy'],
    ['silence', { mode: 'silent' }, 'unavailable'],
  ])(
    '%s while messages are fetched: reported by kind, and everything is read the next time',
    async (_name, fault, kind) => {
      const harness = await startHarness();
      const access = await accessTo(harness, NOOR);
      await harness.deliver('Order', { count: 5 });
      const { refs } = await listAll(harness.provider, access);
      await harness.control({ op: 'fail', command: 'UID FETCH', times: 2, ...fault });
      await expect(fetchAll(harness.provider, access, idsOf(refs))).rejects.toMatchObject({ kind });
      await harness.control({ op: 'clearFaults' });
      expect(await fetchAll(harness.provider, access, idsOf(refs))).toHaveLength(5);
    },
  );

  it.each(['[UNAVAILABLE] Temporary System Error', '[SERVERBUG] Internal error', 'Server Unavailable. 15'])(
    'a folder that cannot be opened (%s): the listing skips it, but none of its messages counts as deleted',
    async (text) => {
      const harness = await startHarness();
      const access = await accessTo(harness, NOOR);
      await harness.deliver('Order', { count: 5 });
      const ids = idsOf((await listAll(harness.provider, access)).refs);
      await harness.control({ op: 'fail', command: 'EXAMINE', mode: 'no', text, times: 100 });
      await expect(harness.provider.readHeaders(access, ids)).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(fetchAll(harness.provider, access, ids)).rejects.toMatchObject({ kind: 'unavailable' });
      expect((await listAll(harness.provider, access)).refs).toEqual([]);
      await harness.control({ op: 'clearFaults' });
      expect(await fetchAll(harness.provider, access, ids)).toHaveLength(5);
      expect((await listAll(harness.provider, access)).refs).toHaveLength(5);
    },
  );

  it('messages of a folder to which the user lost access are gone', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.deliver('Order');
    const ids = idsOf((await listAll(harness.provider, access)).refs);
    await harness.control({ op: 'fail', command: 'EXAMINE', mode: 'no', text: '[NOPERM] Permission denied' });
    const found = await fetchAll(harness.provider, access, ids);
    expect(found.map(({ outcome }) => outcome)).toEqual(['gone']);
  });

  it('a response that arrives slowly is complete', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.deliver('Slow', { count: 3 });
    const { refs } = await listAll(harness.provider, access);
    await harness.control({
      op: 'fail',
      command: 'UID FETCH',
      times: 2,
      mode: 'drip',
      chunkBytes: 61,
      chunkDelayMs: 1,
    });
    const found = await fetchAll(harness.provider, access, idsOf(refs));
    expect(found.map(({ outcome }) => outcome)).toEqual(['found', 'found', 'found']);
  });

  it('a connection that the server closed while idle is reopened silently', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.deliver('Order');
    const { refs } = await listAll(harness.provider, access);
    await harness.control({ op: 'fail', command: 'EXAMINE', mode: 'bye', text: 'idle for too long' });
    expect(await fetchAll(harness.provider, access, idsOf(refs))).toHaveLength(1);
  });

  it('a password that no longer works asks the user, and a new one continues', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.control({ op: 'setPassword', user: NOOR, password: 'changed' });
    const other = { ...access, mailboxId: 'another connection' };
    await expect(listAll(harness.provider, other)).rejects.toMatchObject({ kind: 'reauth' });
    const secret = access.secret.replace('"sandbox"', '"changed"');
    expect((await listAll(harness.provider, { ...other, secret })).refs).toEqual([]);
  });

  it('one connection serves concurrent calls in sequence', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.deliver('Order', { count: 30 });
    const { refs } = await listAll(harness.provider, access);
    await harness.control({ op: 'calls', clear: true });
    await Promise.all([
      fetchAll(harness.provider, access, idsOf(refs)),
      harness.provider.readHeaders(access, idsOf(refs)),
      harness.provider.listFolders(access),
    ]);
    expect(await harness.received('AUTHENTICATE')).toBe(0);
  });

  it('a foreign cursor counts as expired and does not crash', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    for (const since of ['12345', 'nonsense', '{"INBOX":1}'])
      await expect(listAll(harness.provider, access, { since })).rejects.toMatchObject({
        kind: 'cursor_lost',
      });
  });
});
