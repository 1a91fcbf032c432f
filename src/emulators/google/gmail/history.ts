import { googleError } from '../http/google-error.ts';
import type { HistoryEvent, Mailbox } from '../mailbox/mailbox.ts';
import { getPage } from './paging.ts';

/** The list of a history record for each kind of change. */
const CHANGES = {
  messageAdded: 'messagesAdded',
  messageDeleted: 'messagesDeleted',
  labelAdded: 'labelsAdded',
  labelRemoved: 'labelsRemoved',
} as const satisfies Record<HistoryEvent['kind'], string>;

/** users.history.list: changes after `startHistoryId`, oldest first; 404 if it is too old. */
export function listHistory(params: URLSearchParams, mailbox: Mailbox, cap: number | null): Response {
  const start = params.get('startHistoryId') ?? '';
  if (!/^\d+$/.test(start))
    return googleError('invalidArgument', 'Missing required parameter: startHistoryId');
  if (Number(start) < mailbox.historyFloor()) return googleError('notFound');
  const kinds = new Set(params.getAll('historyTypes'));
  const label = params.get('labelId');
  const events = mailbox
    .historySince(Number(start))
    .filter((event) => kinds.size === 0 || kinds.has(event.kind))
    .filter((event) => !label || event.message.labelIds.includes(label));
  const page = getPage(events, params, { standard: 100, max: 500, cap });
  if (!page) return googleError('invalidArgument', 'Invalid pageToken');
  const history = page.members.map(historyRecord);
  return Response.json({
    ...(history.length > 0 ? { history } : {}),
    ...(page.nextPageToken ? { nextPageToken: page.nextPageToken } : {}),
    historyId: String(mailbox.historyId()),
  });
}

function historyRecord(event: HistoryEvent): Record<string, unknown> {
  const { id, threadId, labelIds } = event.message;
  const changed = event.labelIds === undefined ? {} : { labelIds: event.labelIds };
  return {
    id: String(event.historyId),
    messages: [{ id, threadId }],
    [CHANGES[event.kind]]: [{ message: { id, threadId, labelIds }, ...changed }],
  };
}
