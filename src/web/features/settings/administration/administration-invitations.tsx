import { type FormEvent, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { ConfirmIdentityDialog } from '../confirm-identity-dialog.tsx';
import { useConfirmedAction } from '../use-confirmed-action.ts';

type Data = ResponseOf<'listInvitations'>;

/** Open invitations and the form for a new one. */
export function Invitations({ data: { registration, invitations } }: { readonly data: Data }) {
  const { run, isBusy, dialog } = useConfirmedAction({
    notDone: texts.notDone,
    purpose: texts.confirm.purpose,
  });
  const revoke = (invitationId: string): void =>
    run(async () => {
      await write('deleteInvitation', { params: { invitationId } });
      return texts.invitations.revoked;
    });
  return (
    <Card title={texts.invitations.title}>
      {registration === 'closed' && (
        <p className="border-t px-4 py-4 text-13 text-amber sm:px-5">{texts.invitations.closed}</p>
      )}
      <ul aria-label={texts.invitations.caption} className="divide-y border-t px-4 sm:px-5">
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="grid min-w-0 gap-0.5">
              <span className="break-all">{email}</span>
              <span className="text-13 text-muted">
                {texts.invitations.columns.until} {formatInstant(expiresAt)}
              </span>
            </div>
            <Button size="small" disabled={isBusy} onClick={() => revoke(id)}>
              {texts.invitations.revoke}
              <span className="sr-only">{texts.users.of(email)}</span>
            </Button>
          </li>
        ))}
        {invitations.length === 0 && <li className="py-4 text-14 text-muted">{texts.invitations.none}</li>}
      </ul>
      <Invite run={run} isBusy={isBusy} />
      <ConfirmIdentityDialog {...dialog} />
    </Card>
  );
}

function Invite({
  run,
  isBusy,
}: {
  readonly run: (work: () => Promise<string>) => void;
  readonly isBusy: boolean;
}) {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = email.trim();
    setMissing(!address.includes('@'));
    if (!address.includes('@')) return;
    run(async () => {
      const { url, isEmailed } = await write('createInvitation', { body: { email: address } });
      setLink(isEmailed ? null : url);
      setEmail('');
      return isEmailed ? texts.invitations.emailed(address) : texts.invitations.link;
    });
  };
  return (
    <form className="grid gap-3 border-t px-4 py-4 sm:px-5" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={texts.invitations.email}
          type="email"
          className="min-w-0 flex-1 basis-60"
          value={email}
          error={isMissing ? texts.invitations.missing : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.invitations.invite}
        </Button>
      </div>
      {link !== null && (
        <p className="grid gap-1 text-13 text-muted">
          {texts.invitations.link}
          <code className="break-all">{link}</code>
        </p>
      )}
    </form>
  );
}
