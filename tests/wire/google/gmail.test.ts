import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../lib/http.ts';
import { connect, controlEmulator, failureOf, type Harness, PERSON, startHarness } from './harness.ts';

describe('the Gmail API emulator, with the official client', () => {
  let harness: Harness;
  let url: string;

  beforeAll(async () => {
    harness = await startHarness();
    url = harness.emulator.url;
  });
  afterAll(() => harness.emulator.close());

  it('pages through the complete mailbox without loss or repetition', async () => {
    const { api } = await connect(url);
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await api.users.messages.list({
        userId: 'me',
        maxResults: 500,
        includeSpamTrash: true,
        ...(pageToken ? { pageToken } : {}),
      });
      for (const message of data.messages ?? []) seen.push(message.id ?? '');
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    const { data: profile } = await api.users.getProfile({ userId: 'me' });
    expect(profile.emailAddress).toBe(PERSON);
    expect(seen.length).toBe(profile.messagesTotal);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(280);
  });

  it('returns nothing twice when email arrives between two pages', async () => {
    const { api } = await connect(url);
    const first = await api.users.messages.list({ userId: 'me', maxResults: 20 });
    await controlEmulator(url, { op: 'deliver', template: 'friendNote' });
    const second = await api.users.messages.list({
      userId: 'me',
      maxResults: 20,
      pageToken: first.data.nextPageToken ?? '',
    });
    const ids = [...(first.data.messages ?? []), ...(second.data.messages ?? [])].map(
      (message) => message.id,
    );
    expect(new Set(ids).size).toBe(40);
  });

  it('answers searches by date, sender, category and label', async () => {
    const { api } = await connect(url);
    const count = async (q: string): Promise<number> =>
      (await api.users.messages.list({ userId: 'me', q, maxResults: 500 })).data.resultSizeEstimate ?? 0;
    const month = await count('after:2026/10/21 before:2026/11/21');
    expect(month).toBeGreaterThan(20);
    expect(await count('newer_than:30d')).toBeGreaterThan(20);
    expect(await count('from:amazon.com newer_than:30d')).toBeLessThan(month);
    expect(await count('category:promotions')).toBeGreaterThan(20);
    expect(await count('in:spam')).toBeGreaterThan(0);
    expect(await count('in:inbox in:spam')).toBe(0);
    expect(await count('has:attachment')).toBeGreaterThan(5);
    expect(await count('from:(no-such-sender.test OR nobody.test)')).toBe(0);
    const none = await api.users.messages.list({ userId: 'me', q: 'zebrafish-unknown' });
    expect(none.data).toEqual({ resultSizeEstimate: 0 });
  });

  it('returns a message raw, full, as metadata and minimal, all consistent', async () => {
    const { api } = await connect(url);
    const { data } = await api.users.messages.list({ userId: 'me', q: 'filename:pdf', maxResults: 1 });
    const id = data.messages?.[0]?.id ?? '';
    const raw = (await api.users.messages.get({ userId: 'me', id, format: 'raw' })).data;
    const text = Buffer.from(raw.raw ?? '', 'base64url').toString('latin1');
    expect(text).toMatch(/^Delivered-To: /);
    expect(text).toMatch(/\r\nMessage-ID: <[^>]+@[^>]+>\r\n/);
    expect(text).toMatch(/\r\nDate: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}\r\n/);
    expect(text).toMatch(/\r\nDKIM-Signature: /);
    const full = (await api.users.messages.get({ userId: 'me', id, format: 'full' })).data;
    expect(full.payload?.mimeType).toBe('multipart/mixed');
    const file = full.payload?.parts?.find((part) => part.filename?.endsWith('.pdf'));
    const attachment = await api.users.messages.attachments.get({
      userId: 'me',
      messageId: id,
      id: file?.body?.attachmentId ?? '',
    });
    expect(Buffer.from(attachment.data.data ?? '', 'base64url').toString('latin1')).toMatch(/^%PDF-1\.4/);
    const metadata = (
      await api.users.messages.get({ userId: 'me', id, format: 'metadata', metadataHeaders: ['Subject'] })
    ).data;
    expect(metadata.payload?.headers?.map((header) => header.name)).toEqual(['Subject']);
    const minimal = (await api.users.messages.get({ userId: 'me', id, format: 'minimal' })).data;
    expect(minimal.payload).toBeUndefined();
    expect(minimal.historyId).toBe(raw.historyId);
  });

  it('returns added and deleted messages in the history, and 404 once it has expired', async () => {
    const { api } = await connect(url);
    const start = (await api.users.getProfile({ userId: 'me' })).data.historyId ?? '';
    await controlEmulator(url, {
      op: 'deliver',
      raw: 'From: a@b.test\r\nSubject: hi\r\n\r\nhello',
      count: 3,
    });
    const listed = await api.users.messages.list({ userId: 'me', maxResults: 1 });
    const newest = listed.data.messages?.[0]?.id ?? '';
    await controlEmulator(url, { op: 'delete', id: newest });
    const { data } = await api.users.history.list({ userId: 'me', startHistoryId: start });
    const added = (data.history ?? []).flatMap((record) => record.messagesAdded ?? []);
    const deleted = (data.history ?? []).flatMap((record) => record.messagesDeleted ?? []);
    expect(added).toHaveLength(3);
    expect(deleted.map((change) => change.message?.id)).toEqual([newest]);
    expect(await failureOf(api.users.messages.get({ userId: 'me', id: newest }))).toEqual({
      status: 404,
      reason: 'notFound',
    });
    const again = await api.users.history.list({ userId: 'me', startHistoryId: data.historyId ?? '' });
    expect(again.data.history).toBeUndefined();
    await controlEmulator(url, { op: 'expireHistory' });
    for (const old of [start, data.historyId ?? '']) {
      expect(await failureOf(api.users.history.list({ userId: 'me', startHistoryId: old }))).toEqual({
        status: 404,
        reason: 'notFound',
      });
    }
    const fresh = (await api.users.getProfile({ userId: 'me' })).data.historyId ?? '';
    expect((await api.users.history.list({ userId: 'me', startHistoryId: fresh })).status).toBe(200);
  });

  it('returns changed labels in the history, next to the labels the message has now', async () => {
    const { api } = await connect(url);
    const raw = 'From: a@b.test\r\nSubject: hi\r\n\r\nhello';
    const sent = await controlEmulator(url, { op: 'deliver', raw, labelIds: ['SPAM', 'UNREAD'] });
    const id = String(member(sent, 'id'));
    const start = (await api.users.getProfile({ userId: 'me' })).data.historyId ?? '';
    await controlEmulator(url, { op: 'modify', id, addLabelIds: ['INBOX'], removeLabelIds: ['SPAM'] });
    const changes = async (historyTypes: string[]) =>
      (await api.users.history.list({ userId: 'me', startHistoryId: start, historyTypes })).data.history ??
      [];
    const message = expect.objectContaining({ id, labelIds: ['UNREAD', 'INBOX'] });
    expect(await changes(['labelRemoved'])).toMatchObject([
      { labelsRemoved: [{ message, labelIds: ['SPAM'] }] },
    ]);
    expect(await changes(['labelAdded'])).toMatchObject([
      { labelsAdded: [{ message, labelIds: ['INBOX'] }] },
    ]);
    expect(await changes(['messageAdded'])).toEqual([]);
    expect((await api.users.messages.get({ userId: 'me', id, format: 'minimal' })).data.labelIds).toEqual([
      'UNREAD',
      'INBOX',
    ]);
  });

  it('delivers the household’s email as the clock advances, in history order', async () => {
    const separate = await startHarness();
    const { auth, api } = await connect(separate.emulator.url);
    const start = (await api.users.getProfile({ userId: 'me' })).data.historyId ?? '';
    separate.setNow(new Date('2026-11-28T18:00:00Z'));
    await auth.refreshAccessToken();
    const { data } = await api.users.history.list({ userId: 'me', startHistoryId: start, maxResults: 500 });
    const ids = (data.history ?? []).map((record) => Number(record.id));
    expect(ids.length).toBeGreaterThan(5);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    await separate.emulator.close();
  });

  it('limits pages on request, lists labels, watches and stops', async () => {
    const { api } = await connect(url);
    await controlEmulator(url, { op: 'setPageSize', size: 7 });
    expect((await api.users.messages.list({ userId: 'me', maxResults: 100 })).data.messages).toHaveLength(7);
    await controlEmulator(url, { op: 'setPageSize', size: null });
    const labels = (await api.users.labels.list({ userId: 'me' })).data.labels ?? [];
    expect(labels.map((label) => label.id)).toContain('INBOX');
    const watch = await api.users.watch({ userId: 'me', requestBody: { topicName: 'projects/x/topics/y' } });
    expect(Number(watch.data.expiration)).toBeGreaterThan(Date.parse('2026-11-21'));
    expect((await api.users.stop({ userId: 'me' })).status).toBe(204);
  });

  it('serves malformed email like any other', async () => {
    const { api } = await connect(url);
    for (const template of [
      'oddEmpty',
      'oddNested',
      'oddOpenBoundary',
      'oddCharset',
      'oddHeadOnly',
      'oddNoDate',
    ]) {
      await controlEmulator(url, { op: 'deliver', template });
      const { data } = await api.users.messages.list({ userId: 'me', maxResults: 1 });
      const id = data.messages?.[0]?.id ?? '';
      for (const format of ['raw', 'full', 'metadata'] as const) {
        expect((await api.users.messages.get({ userId: 'me', id, format })).status, template).toBe(200);
      }
    }
  });

  it('answers a batch call by call', async () => {
    const { auth, api } = await connect(url);
    const { data } = await api.users.messages.list({ userId: 'me', maxResults: 2 });
    const paths = (data.messages ?? []).map(
      (message) => `/gmail/v1/users/me/messages/${message.id}?format=minimal`,
    );
    const body = [...paths, '/gmail/v1/users/me/messages/ffffffffffffffff']
      .map(
        (path, index) =>
          `--b1\r\nContent-Type: application/http\r\nContent-ID: <m${index}>\r\n\r\nGET ${path}\r\n\r\n`,
      )
      .join('');
    const answer = await fetch(`${url}/batch/gmail/v1`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${auth.credentials.access_token}`,
        'content-type': 'multipart/mixed; boundary=b1',
      },
      body: `${body}--b1--\r\n`,
    });
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^multipart\/mixed/);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(text.match(/HTTP\/1\.1 404/g)).toHaveLength(1);
    expect(text).toContain('Content-ID: <response-m0>');
  });
});
