import { type FormEvent, useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, SelectField } from '../../../ui/fields/field.tsx';
import { ConfirmIdentityDialog } from '../confirm-identity-dialog.tsx';
import type { Household } from './household.ts';
import { useHouseholdMutation } from './use-household-mutation.ts';

type Invitation = Household['invitations'][number];
type Role = Invitation['role'];

/** Open invitations and the form for a new one. */
export function InviteCard({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { run, isBusy, dialog } = useHouseholdMutation();
  const withdraw = (invitationId: string): void =>
    run(async () => {
      await write('deleteHouseholdInvitation', { params: { invitationId } });
      return texts.invitations.withdrawn;
    });
  return (
    <Card title={texts.invitations.title}>
      {invitations.length > 0 && (
        <ul aria-label={texts.invitations.caption} className="divide-y border-t px-4 sm:px-5">
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="grid min-w-0 gap-0.5">
                <span className="break-all">{email}</span>
                <span className="text-13 text-muted">
                  {texts.roles[role]} · {texts.invitations.until(formatInstant(expiresAt))}
                </span>
              </div>
              <Button size="small" disabled={isBusy} onClick={() => withdraw(id)}>
                {texts.invitations.withdraw}
                <span className="sr-only">{texts.members.of(email)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InviteForm run={run} isBusy={isBusy} />
      <ConfirmIdentityDialog {...dialog} />
    </Card>
  );
}

function InviteForm({ run, isBusy }: Pick<ReturnType<typeof useHouseholdMutation>, 'run' | 'isBusy'>) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [isMissing, setMissing] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = email.trim();
    setMissing(!address.includes('@'));
    if (!address.includes('@')) return;
    run(async () => {
      const { url, isEmailed } = await write('createHouseholdInvitation', { body: { email: address, role } });
      setLink(isEmailed ? null : url);
      setEmail('');
      return isEmailed ? texts.invitations.emailed(address) : texts.invitations.link;
    });
  };
  return (
    <form className="grid gap-3 border-t px-4 py-4 sm:px-5" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={texts.invitations.email}
          type="email"
          className="flex-1 basis-60"
          value={email}
          error={isMissing ? texts.invitations.missing : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label={texts.invitations.role}
          hint={texts.roleHints[role]}
          className="flex-1 basis-40"
          value={role}
          onChange={(event) => setRole(event.target.value === 'viewer' ? 'viewer' : 'member')}
        >
          <option value="member">{texts.roles.member}</option>
          <option value="viewer">{texts.roles.viewer}</option>
        </SelectField>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">{texts.invitations.sees}</p>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.invitations.send}
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
