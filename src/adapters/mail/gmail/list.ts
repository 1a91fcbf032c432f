import { z } from 'zod';
import type { ListedPage, ListRequest } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { unexpected } from './failure.ts';
import type { PacedApi } from './paced.ts';
import { UNITS } from './quota.ts';

const PAGE_IDS = 500;

/** Whether Gmail lists messages with this label only if asked for them. */
const isHidden = (label: string): boolean => label === 'SPAM' || label === 'TRASH';

/** A page of the period or of the changes; `at` is the history ID that is valid once all pages are read. */
const pageState = z.object({
  at: z.string(),
  token: z.string().nullable(),
  /** Which of the selected labels is being listed. */
  label: z.int().min(0),
});
type PageState = z.output<typeof pageState>;

/** One page of the changes since a history ID, or of everything since a date. */
export async function listMail(paced: PacedApi, question: ListRequest): Promise<ListedPage> {
  const state = question.page === null ? null : pageState.parse(JSON.parse(question.page));
  return question.since === null
    ? listRange(paced, question, state)
    : listChanges(paced, question.since, question.folderIds, state);
}

/** Labels are listed one after another, because Gmail's filter requires a message to have all of them. */
async function listRange(
  paced: PacedApi,
  { receivedFrom, folderIds }: ListRequest,
  state: PageState | null,
): Promise<ListedPage> {
  // The history ID is read before the first page, so that email that arrives during the listing is included in the next
  // changes.
  const { at, token, label } = state ?? { at: await positionOf(paced), token: null, label: 0 };
  const labelId = folderIds?.[label];
  const { data } = await paced.call(UNITS.list, (api) =>
    api.users.messages.list({
      userId: 'me',
      q: `after:${receivedFrom.replaceAll('-', '/')} -in:chats`,
      maxResults: PAGE_IDS,
      ...(labelId === undefined ? {} : { labelIds: [labelId] }),
      ...(token === null ? {} : { pageToken: token }),
    }),
  );
  // An empty mailbox has no list; an unrelated page doesn't even have the estimate.
  if (!data.messages && data.resultSizeEstimate !== 0) throw unexpected();
  const isLastLabel = label + 1 >= (folderIds?.length ?? 1);
  const following: PageState | null = data.nextPageToken
    ? { at, token: data.nextPageToken, label }
    : isLastLabel
      ? null
      : { at, token: null, label: label + 1 };
  return pageOf(idsOf(data.messages), following, at);
}

/**
 * Without selected labels, a message is listed once it is outside spam and trash: when it arrives, or when it is moved
 * out.
 */
async function listChanges(
  paced: PacedApi,
  since: string,
  folderIds: readonly string[] | null,
  state: PageState | null,
): Promise<ListedPage> {
  const { data } = await paced
    .call(UNITS.history, (api) =>
      api.users.history.list({
        userId: 'me',
        startHistoryId: since,
        historyTypes: ['messageAdded', folderIds === null ? 'labelRemoved' : 'labelAdded'],
        maxResults: PAGE_IDS,
        ...(state?.token ? { pageToken: state.token } : {}),
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof ProviderFailure && error.kind === 'gone')
        throw new ProviderFailure('cursor_lost', error.code, 'the mailbox no longer knows this position', {
          cause: error,
        });
      throw error;
    });
  if (!data.historyId) throw unexpected();
  const isChosen = (labels: readonly string[]) =>
    folderIds === null ? !labels.some(isHidden) : labels.some((label) => folderIds.includes(label));
  const ids = (data.history ?? []).flatMap(({ messagesAdded = [], labelsAdded = [], labelsRemoved = [] }) =>
    [
      ...messagesAdded,
      ...labelsAdded,
      ...labelsRemoved.filter(({ labelIds }) => labelIds?.some(isHidden)),
    ].flatMap(({ message }) => (message?.id && isChosen(message.labelIds ?? []) ? [message.id] : [])),
  );
  const at = String(data.historyId);
  return pageOf(ids, data.nextPageToken ? { at, token: data.nextPageToken, label: 0 } : null, at);
}

async function positionOf(paced: PacedApi): Promise<string> {
  const { data } = await paced.call(UNITS.profile, (api) => api.users.getProfile({ userId: 'me' }));
  if (!data.historyId) throw unexpected();
  return String(data.historyId);
}

function pageOf(ids: readonly string[], following: PageState | null, at: string): ListedPage {
  return {
    refs: [...new Set(ids)].map((id) => ({ id, receivedAt: null, bytes: null })),
    next: following ? { page: JSON.stringify(following) } : { cursor: at },
  };
}

function idsOf(messages: readonly { id?: string | null }[] | undefined): string[] {
  return (messages ?? []).flatMap(({ id }) => (id ? [id] : []));
}
