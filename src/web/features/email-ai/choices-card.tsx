import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatCount } from '../../lib/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/field.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { FoldersDialog } from './folders-dialog.tsx';
import { useMailChange } from './use-mail-change.ts';

type Mailbox = EmailAi['mailboxes'][number];
type Range = Mailbox['readRange'];

const RANGES: readonly (readonly [Range, string])[] = [
  ['3_months', 'Last 3 months'],
  ['12_months', 'Last 12 months'],
  ['24_months', 'Last 24 months'],
  ['all', 'All of it'],
];

/** What of each mailbox is read: how far back, which folders, and whether at all. */
export function ChoicesCard({ data }: { readonly data: EmailAi }) {
  return (
    <Card title="What is read">
      <ul>
        {data.mailboxes.map((mailbox) => (
          <MailboxChoices key={mailbox.id} mailbox={mailbox} />
        ))}
      </ul>
    </Card>
  );
}

function MailboxChoices({ mailbox }: { readonly mailbox: Mailbox }) {
  const [isChoosing, setChoosing] = useState(false);
  const params = { mailboxId: mailbox.id };
  const change = useMailChange(
    (body: { readRange?: Range; isPaused?: boolean }) => call('updateMailbox', { params, body }),
    'That choice was not saved. Try again in a moment.',
  );
  const { isPaused } = mailbox;
  const isFiles = mailbox.provider === 'files';
  return (
    <li className="grid gap-3 border-t px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 truncate font-medium">{mailbox.address}</span>
        <Accounted mailbox={mailbox} />
      </div>
      {!isFiles && (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label={`How far back ${mailbox.address} is read`}
            value={mailbox.readRange}
            disabled={change.isPending}
            onChange={(event) => {
              const range = RANGES.find(([value]) => value === event.target.value)?.[0];
              if (range) change.mutate({ readRange: range });
            }}
          >
            {RANGES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
          <Button size="small" onClick={() => setChoosing(true)}>
            {mailbox.folderIds === null
              ? 'Usual folders'
              : `${formatCount(mailbox.folderIds.length)} folders`}
          </Button>
          <Button
            size="small"
            variant={isPaused ? 'primary' : 'secondary'}
            isBusy={change.isPending}
            onClick={() => change.mutate({ isPaused: !isPaused })}
          >
            {isPaused ? 'Go on reading' : 'Pause'}
          </Button>
        </div>
      )}
      {isPaused && (
        <p className="text-13 text-muted">
          Paused: nothing is read until you go on. What was read stays as it is.
        </p>
      )}
      <FoldersDialog mailbox={mailbox} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </li>
  );
}

/** Every message the mailbox listed is accounted for, or waits: the two counts are shown side by side. */
function Accounted({ mailbox: { listed, judged } }: { readonly mailbox: Mailbox }) {
  return (
    <span className="figures text-13 text-muted">
      {listed === judged ? (
        <>
          {formatCount(listed)} listed, <span className="text-evergreen">all accounted for</span>
        </>
      ) : (
        <>
          {formatCount(listed)} listed, {formatCount(judged)} accounted for,{' '}
          <span className="text-ink">{formatCount(listed - judged)} to read</span>
        </>
      )}
    </span>
  );
}
