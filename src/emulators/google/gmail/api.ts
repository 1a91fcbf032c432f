import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { googleError } from '../http/google-error.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { bearerOf } from '../oauth/token.ts';
import type { TokenStore } from '../oauth/token-store.ts';
import { listHistory } from './history.ts';
import { labelResources, labelWithCounts } from './labels.ts';
import { getPage } from './paging.ts';
import { parseQuery } from './query.ts';
import { base64Url, findAttachment, isMessageFormat, messageResource } from './resource.ts';

export interface GmailOptions {
  readonly office: TokenStore;
  readonly mailboxOf: (email: string) => Mailbox | null;
  readonly now: () => Date;
  /** Maximum page size of lists; null: Google's own limit. */
  readonly pageSizeCap: () => number | null;
}

type App = Hono<{ Bindings: HttpBindings }>;

interface Caller {
  readonly mailbox: Mailbox;
  /** Only headers: the gmail.metadata scope. */
  readonly metadataOnly: boolean;
}

const READ_SCOPES: readonly string[] = [
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.modify',
  'https://mail.google.com/',
];
const METADATA_SCOPE = 'https://www.googleapis.com/auth/gmail.metadata';
const ROOT = '/gmail/v1/users/:userId';
const MAX_PAGE = 500;
const WATCH_DAYS_MS = 7 * 86_400_000;

/** The part of Gmail API v1 that an email reader needs. */
export function addGmailApi(app: App, options: GmailOptions): void {
  const route = (path: string, answer: (c: Context, caller: Caller) => Response): void => {
    app.get(`${ROOT}${path}`, (c) => withCaller(c, options, answer));
  };
  route('/profile', (c, { mailbox }) => {
    const messages = mailbox.messages();
    return c.json({
      emailAddress: mailbox.email,
      messagesTotal: messages.length,
      threadsTotal: new Set(messages.map((message) => message.threadId)).size,
      historyId: String(mailbox.historyId()),
    });
  });
  route('/labels', (c) => c.json({ labels: labelResources() }));
  route('/labels/:id', (c, { mailbox }) => {
    const label = labelWithCounts(c.req.param('id') ?? '', mailbox.messages());
    return label ? c.json(label) : googleError('notFound');
  });
  route('/messages', (c, caller) => listMessages(c, caller, options));
  route('/messages/:id', getMessage);
  route('/messages/:id/attachments/:attachmentId', (c, { mailbox, metadataOnly }) => {
    if (metadataOnly) return googleError('insufficientPermissions');
    const message = mailbox.find(c.req.param('id') ?? '');
    const bytes = message && findAttachment(message, c.req.param('attachmentId') ?? '');
    return bytes ? c.json({ size: bytes.length, data: base64Url(bytes) }) : googleError('notFound');
  });
  route('/history', (c, { mailbox }) =>
    listHistory(new URL(c.req.url).searchParams, mailbox, options.pageSizeCap()),
  );
  app.post(`${ROOT}/watch`, (c) =>
    withCaller(c, options, (_c, { mailbox }) =>
      c.json({
        historyId: String(mailbox.historyId()),
        expiration: String(options.now().getTime() + WATCH_DAYS_MS),
      }),
    ),
  );
  app.post(`${ROOT}/stop`, (c) => withCaller(c, options, () => c.body(null, 204)));
}

function withCaller(
  c: Context,
  options: GmailOptions,
  answer: (c: Context, caller: Caller) => Response,
): Response {
  const known = options.office.checkAccess(bearerOf(c) || (c.req.query('access_token') ?? ''));
  if (!known) return googleError('authError');
  const { scopes } = known.token;
  const canRead = READ_SCOPES.some((scope) => scopes.includes(scope));
  if (!canRead && !scopes.includes(METADATA_SCOPE)) return googleError('insufficientPermissions');
  const userId = c.req.param('userId');
  const { email } = known.grant;
  if (userId !== 'me' && userId !== email) return googleError('forbidden', `Delegation denied for ${email}`);
  const mailbox = options.mailboxOf(email);
  return mailbox
    ? answer(c, { mailbox, metadataOnly: !canRead })
    : googleError('failedPrecondition', 'Mail service not enabled');
}

function listMessages(c: Context, caller: Caller, options: GmailOptions): Response {
  const params = new URL(c.req.url).searchParams;
  const text = params.get('q') ?? '';
  if (text && caller.metadataOnly)
    return googleError('forbidden', "Metadata scope does not support 'q' parameter");
  const query = parseQuery(text, options.now());
  const labelIds = params.getAll('labelIds');
  const withSpam =
    params.get('includeSpamTrash') === 'true' ||
    query.includesSpamTrash ||
    labelIds.some((label) => label === 'SPAM' || label === 'TRASH');
  const found = caller.mailbox
    .messages()
    .filter((message) => withSpam || !message.labelIds.some((label) => label === 'SPAM' || label === 'TRASH'))
    .filter((message) => labelIds.every((label) => message.labelIds.includes(label)))
    .filter(query.fits);
  const page = getPage(found, params, { standard: 100, max: MAX_PAGE, cap: options.pageSizeCap() });
  if (!page) return googleError('invalidArgument', 'Invalid pageToken');
  const messages = page.members.map(({ id, threadId }) => ({ id, threadId }));
  return c.json({
    ...(messages.length > 0 ? { messages } : {}),
    ...(page.nextPageToken ? { nextPageToken: page.nextPageToken } : {}),
    resultSizeEstimate: found.length,
  });
}

function getMessage(c: Context, { mailbox, metadataOnly }: Caller): Response {
  const params = new URL(c.req.url).searchParams;
  const format = (params.get('format') ?? 'full').toLowerCase();
  if (!isMessageFormat(format)) return googleError('invalidArgument', 'Invalid value at format');
  if (metadataOnly && (format === 'raw' || format === 'full')) {
    return googleError('forbidden', `Metadata scope doesn't allow format ${format.toUpperCase()}`);
  }
  const id = c.req.param('id') ?? '';
  if (!/^[0-9a-f]{1,16}$/i.test(id)) return googleError('invalidArgument', 'Invalid id value');
  const message = mailbox.find(id);
  return message
    ? c.json(messageResource(message, format, params.getAll('metadataHeaders')))
    : googleError('notFound');
}
