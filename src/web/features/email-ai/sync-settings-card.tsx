import { useState } from 'react';
import { write } from '../../lib/api-client.ts';
import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/fields/field.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { FoldersDialog } from './folders-dialog.tsx';
import { useMailMutation } from './use-mail-mutation.ts';

type Mailbox = EmailAi['mailboxes'][number];
type Range = Mailbox['readRange'];

const RANGES: readonly (readonly [Range, string])[] = [
  ['3_months', texts.choices.ranges.threeMonths],
  ['12_months', texts.choices.ranges.twelveMonths],
  ['24_months', texts.choices.ranges.twentyFourMonths],
  ['all', texts.choices.ranges.all],
];

/** Sync settings per mailbox: history length, folders, and pause. */
export function SyncSettingsCard({ data }: { readonly data: EmailAi }) {
  return (
    <Card title={texts.choices.title}>
      <ul>
        {data.mailboxes.map((mailbox) => (
          <MailboxSettings key={mailbox.id} mailbox={mailbox} />
        ))}
      </ul>
    </Card>
  );
}

function MailboxSettings({ mailbox }: { readonly mailbox: Mailbox }) {
  const [isChoosing, setChoosing] = useState(false);
  const params = { mailboxId: mailbox.id };
  const change = useMailMutation(
    (body: { readRange?: Range; isPaused?: boolean }) => write('updateMailbox', { params, body }),
    texts.choices.notSaved,
  );
  const { isPaused } = mailbox;
  const isFiles = mailbox.provider === 'files';
  return (
    <li className="grid gap-3 border-t px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 truncate font-medium">{mailbox.address}</span>
        <CheckedCount mailbox={mailbox} />
      </div>
      {!isFiles && (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label={texts.choices.range(mailbox.address)}
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
              ? texts.choices.usualFolders
              : texts.choices.folders(mailbox.folderIds.length)}
          </Button>
          <Button
            size="small"
            variant={isPaused ? 'primary' : 'secondary'}
            isBusy={change.isPending}
            onClick={() => change.mutate({ isPaused: !isPaused })}
          >
            {isPaused ? texts.choices.resume : texts.choices.pause}
          </Button>
        </div>
      )}
      {isPaused && <p className="text-13 text-muted">{texts.choices.paused}</p>}
      <FoldersDialog mailbox={mailbox} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </li>
  );
}

/** The counts of listed and checked messages of a mailbox. */
function CheckedCount({ mailbox: { listed, judged } }: { readonly mailbox: Mailbox }) {
  return (
    <span className="figures text-13 text-muted">
      {listed === judged
        ? texts.choices.checked(listed, (words) => <span className="text-evergreen">{words}</span>)
        : texts.choices.partlyChecked(listed, formatCount(judged), formatCount(listed - judged), (words) => (
            <span className="text-ink">{words}</span>
          ))}
    </span>
  );
}
