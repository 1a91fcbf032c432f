import { gmail, type gmail_v1 } from '@googleapis/gmail';
import { expect, test } from 'vitest';
import type { ListRequest } from '#ports/mail-provider.ts';
import { listMail } from './list.ts';
import { pacedApi } from './paced.ts';
import { createPace } from './quota.ts';

/** The client with a service that has two pages for each label and one for all of them together. */
function serviceOf() {
  const listed: string[] = [];
  const api = gmail({
    version: 'v1',
    adapter: async (options) => {
      const { pathname, searchParams } = new URL(options.url ?? '');
      const respond = (data: object) => {
        const text = JSON.stringify(data);
        return Object.assign(new Response(text), { config: options, data: JSON.parse(text) });
      };
      if (pathname.endsWith('/profile')) return respond({ historyId: '7' });
      const label = searchParams.getAll('labelIds').join('+');
      const token = searchParams.get('pageToken');
      listed.push(`${label}${token ? `#${token}` : ''}`);
      return respond({
        messages: [{ id: `${label}-${token ?? '1'}` }],
        ...(token === null && label !== '' ? { nextPageToken: '2' } : {}),
      });
    },
  });
  return { listed, api };
}

async function listAll(api: gmail_v1.Gmail, folderIds: ListRequest['folderIds']): Promise<string[]> {
  const paced = pacedApi(api, 'user', createPace(null));
  const ids: string[] = [];
  for (let page: string | null = null; ; ) {
    const listed = await listMail(paced, { since: null, receivedFrom: '2026-01-01', folderIds, page });
    ids.push(...listed.refs.map((ref) => ref.id));
    if ('cursor' in listed.next) return ids;
    page = listed.next.page;
  }
}

test('all selected labels are listed, each to its last page', async () => {
  const { api, listed } = serviceOf();
  expect(await listAll(api, ['INBOX', 'Label_1', 'Label_2'])).toEqual([
    'INBOX-1',
    'INBOX-2',
    'Label_1-1',
    'Label_1-2',
    'Label_2-1',
    'Label_2-2',
  ]);
  expect(listed).toHaveLength(6);
});

test('without a selection everything is listed once', async () => {
  const { api, listed } = serviceOf();
  await listAll(api, null);
  expect(listed).toEqual(['']);
});
