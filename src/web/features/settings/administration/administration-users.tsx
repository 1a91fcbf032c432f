import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/administration.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmIdentityDialog } from '../confirm-identity-dialog.tsx';
import { useConfirmedAction } from '../use-confirmed-action.ts';

type User = ResponseOf<'listUsers'>['users'][number];

/** All accounts with administrator actions. */
export function Users({ users }: { readonly users: readonly User[] }) {
  const { run, isBusy, dialog } = useConfirmedAction({
    notDone: texts.notDone,
    purpose: texts.confirm.purpose,
  });
  return (
    <Card title={texts.users.title}>
      <ul aria-label={texts.users.caption} className="divide-y border-t px-4 sm:px-5">
        {users.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <UserItem user={user} />
            {!user.isAdministrator && <Actions user={user} isBusy={isBusy} run={run} />}
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-4 text-13 text-muted sm:px-5">{texts.users.privacy}</p>
      <ConfirmIdentityDialog {...dialog} />
    </Card>
  );
}

function UserItem({
  user: { name, email, createdAt, isAdministrator, disabledAt },
}: {
  readonly user: User;
}) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {name}
        {isAdministrator && <Badge tone="good">{texts.users.administrator}</Badge>}
        {disabledAt !== null && <Badge tone="attention">{texts.users.disabled}</Badge>}
      </span>
      <span className="text-13 break-all text-muted">{email}</span>
      <span className="text-13 text-muted">
        {texts.users.columns.since} {formatInstant(createdAt)}
      </span>
    </div>
  );
}

function Actions({
  user,
  isBusy,
  run,
}: {
  readonly user: User;
  readonly isBusy: boolean;
  readonly run: (work: () => Promise<string>) => void;
}) {
  const params = { userId: user.id };
  const isDisabled = user.disabledAt !== null;
  const toggle = (): void =>
    run(async () => {
      await write('updateUser', { params, body: { isDisabled: !isDisabled } });
      return isDisabled ? texts.users.wasEnabled : texts.users.wasDisabled;
    });
  const remove = (): void => {
    if (!window.confirm(texts.users.question(user.email))) return;
    run(async () => {
      await write('removeUser', { params });
      return texts.users.wasRemoved;
    });
  };
  return (
    <div className="flex gap-2">
      <Button size="small" disabled={isBusy} onClick={toggle}>
        {isDisabled ? texts.users.enable : texts.users.disable}
        <span className="sr-only">{texts.users.of(user.email)}</span>
      </Button>
      <Button size="small" variant="danger" disabled={isBusy} onClick={remove}>
        {texts.users.remove}
        <span className="sr-only">{texts.users.of(user.email)}</span>
      </Button>
    </div>
  );
}
