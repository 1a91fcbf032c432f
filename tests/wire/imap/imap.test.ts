import { describe, expect, it } from 'vitest';
import { createSelfSignedCertificate } from '#emulators/lib/self-signed-certificate.ts';
import type { OutgoingCall } from '#ports/outgoing-calls.ts';
import { accessTo, fetchAll, listAll, mailOf, NOOR, SAM, startHarness } from './harness.ts';

const idsOf = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id);

describe('an IMAP mailbox', () => {
  it.each(['tls', 'starttls'] as const)('is read over %s as without', async (mode) => {
    const harness = await startHarness({ encryption: { mode, ...createSelfSignedCertificate() } });
    const { host, port } = harness.emulator;
    const { secret, isSandbox } = await harness.provider.signIn({
      ...{ host, port, security: mode },
      ...{ user: SAM, password: 'sandbox' },
    });
    expect(isSandbox).toBe(true);
    const { refs } = await listAll(harness.provider, { userId: 'p', mailboxId: 'b', secret });
    expect(refs.length).toBeGreaterThan(15);
  });

  it('lists inbox, archive and custom folders in any alphabet, without spam, trash, sent and drafts', async () => {
    const harness = await startHarness();
    await harness.control({ op: 'createFolder', user: NOOR, folder: 'Käufe & Belege/2026 年' });
    const access = await accessTo(harness, NOOR);
    const folders = await harness.provider.listFolders(access);
    expect(folders.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual([
      'INBOX',
      'Archive',
      'Käufe & Belege/2026 年',
    ]);
    for (const folder of ['INBOX', 'Junk', 'Käufe & Belege/2026 年'])
      await harness.deliver(`Order in ${folder}`, { folder });
    expect((await listAll(harness.provider, access)).refs).toHaveLength(2);
    expect((await listAll(harness.provider, access, { folderIds: ['Junk'] })).refs).toHaveLength(1);
  });

  it('returns exactly the email since a cursor', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.deliver('Old', { at: '2024-01-01T00:00:00Z' });
    await harness.deliver('First');
    const first = await listAll(harness.provider, access, { receivedFrom: '2025-11-21' });
    expect(first.refs).toHaveLength(1);
    expect((await listAll(harness.provider, access, { since: first.cursor })).refs).toEqual([]);
    await harness.deliver('Second');
    const second = await listAll(harness.provider, access, { since: first.cursor });
    const [message] = await fetchAll(harness.provider, access, idsOf(second.refs));
    expect(message).toMatchObject({ outcome: 'found', receivedAt: new Date('2026-11-21T18:00:00Z') });
    expect(message?.outcome === 'found' && Buffer.from(message.raw).toString()).toBe(mailOf('Second'));
  });

  it('pages through a large folder without repetition', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    await harness.deliver('Many', { count: 1_100 });
    const { refs, pages } = await listAll(harness.provider, access);
    expect(pages).toBeGreaterThan(3);
    expect(new Set(idsOf(refs)).size).toBe(1_100);
    expect(refs[0]).toMatchObject({ bytes: mailOf('Many').length });
  });

  it('recognizes renumbered messages by their headers', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    for (const subject of ['One', 'Two', 'Three']) await harness.deliver(subject);
    const before = await listAll(harness.provider, access);
    const keys = await harness.provider.readHeaders(access, idsOf(before.refs));
    await harness.control({ op: 'renumber', user: NOOR });
    expect(await fetchAll(harness.provider, access, idsOf(before.refs))).toEqual(
      idsOf(before.refs).map((id) => ({ id, outcome: 'gone' })),
    );
    const after = await listAll(harness.provider, access, { since: before.cursor });
    expect(idsOf(after.refs).filter((id) => idsOf(before.refs).includes(id))).toEqual([]);
    const again = await harness.provider.readHeaders(access, idsOf(after.refs));
    expect(new Set(again.map(({ key }) => key))).toEqual(new Set(keys.map(({ key }) => key)));
    expect((await listAll(harness.provider, access, { since: after.cursor })).refs).toEqual([]);
  });

  it('gives one message in two mailboxes one identity, and different bodies under one Message-ID two', async () => {
    const harness = await startHarness();
    const [noor, sam] = [await accessTo(harness, NOOR), await accessTo(harness, SAM)];
    const raw = mailOf('Twin', '<twin@shop.test>');
    await harness.control({ op: 'deliver', user: NOOR, raw: `Received: by one\r\n${raw}` });
    await harness.control({
      op: 'deliver',
      user: SAM,
      raw: `Received: by two\r\nX-Spam: no\r\n${raw}\r\n`,
      at: '2027-01-01T00:00:00Z',
    });
    await harness.control({ op: 'deliver', user: NOOR, raw: `${raw}But this one says more.` });
    const mine = await fetchAll(harness.provider, noor, idsOf((await listAll(harness.provider, noor)).refs));
    const theirs = await fetchAll(
      harness.provider,
      sam,
      idsOf((await listAll(harness.provider, sam, { receivedFrom: '2026-12-31' })).refs),
    );
    const [first, second] = mine.map((message) => message.outcome === 'found' && message.identity);
    expect(first).not.toBe(second);
    expect(theirs.map((message) => message.outcome === 'found' && message.identity)).toEqual([first]);
  });

  it('distinguishes a deleted message from one over 25 MB, which is not fetched', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    const gone = await harness.deliver('Gone');
    await harness.deliver('Stays');
    await harness.deliver('Large', { raw: `${mailOf('Large')}${'x'.repeat(25 * 1024 * 1024)}` });
    const { refs } = await listAll(harness.provider, access);
    await harness.control({ op: 'delete', user: NOOR, uid: gone });
    const found = await fetchAll(harness.provider, access, [...idsOf(refs), 'no id of ours']);
    expect(found.map(({ outcome }) => outcome).sort()).toEqual(['found', 'gone', 'gone', 'too_large']);
  });

  it('reports new email while watching, once for a burst', async () => {
    const harness = await startHarness();
    const access = await accessTo(harness, NOOR);
    let announcements = 0;
    let hear: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const sent: OutgoingCall[] = [];
    const watch = harness.provider.watch(access, {
      onNewMail() {
        announcements += 1;
        hear();
      },
      onSent: (call) => void sent.push(call),
    });
    await expect.poll(() => harness.received('IDLE')).toBe(1);
    expect(sent, 'what left is said while the connection stands').toEqual([
      { purpose: 'mailbox', host: 'localhost', bytesSent: expect.any(Number) },
    ]);
    expect(sent[0]?.bytesSent).toBeGreaterThan(50);
    for (const subject of ['A', 'B', 'C']) await harness.deliver(subject);
    await heard;
    expect(announcements).toBe(1);
    watch.close();
    await watch.ended;
  });

  it('reports a server that cannot announce new email', async () => {
    const harness = await startHarness();
    await harness.control({ op: 'without', capabilities: ['IDLE'] });
    const watch = harness.provider.watch(await accessTo(harness, NOOR), {
      onNewMail: () => undefined,
      onSent: () => undefined,
    });
    await expect(watch.ended).rejects.toMatchObject({ code: 'NO_IDLE' });
  });
});
