import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/household.ts';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { SwitchRow } from '../../../ui/fields/switch.tsx';
import type { Household } from './household.ts';

type Sharing = BodyOf<'updateHouseholdSharing'>;

/** The user's sharing: accounts, mailboxes and health details. */
export function SharingCard({ household }: { readonly household: Household }) {
  const addToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Sharing) => write('updateHouseholdSharing', { body }),
    onError: (error) => addToast(errorMessage(error, texts.notDone), 'error'),
  });
  if (household.role === 'viewer')
    return (
      <Card title={texts.sharing.title}>
        <p className="border-t px-4 py-4 text-14 text-muted sm:px-5">{texts.sharing.viewer}</p>
      </Card>
    );
  const { accounts, mailboxes, sharesHealth } = household;
  return (
    <Card title={texts.sharing.title}>
      <Part title={texts.sharing.accounts} none={accounts.length === 0 && texts.sharing.noAccounts}>
        {accounts.map(({ id, name, isShared, ...account }) => (
          <ShareItem
            key={id}
            name={name}
            detail={detailOf(account)}
            isShared={isShared}
            isDisabled={isPending}
            onChange={(next) => mutate({ accounts: [{ id, isShared: next }] })}
          />
        ))}
      </Part>
      <Part
        title={texts.sharing.mailboxes}
        hint={texts.sharing.mailboxesHint}
        none={mailboxes.length === 0 && texts.sharing.noMailboxes}
      >
        {mailboxes.map(({ id, address, provider, isShared }) => (
          <ShareItem
            key={id}
            name={provider === 'files' ? texts.sharing.uploads : address}
            detail=""
            isShared={isShared}
            isDisabled={isPending}
            onChange={(next) => mutate({ mailboxes: [{ id, isShared: next }] })}
          />
        ))}
      </Part>
      <div className="border-t px-4 sm:px-5">
        <SwitchRow
          label={texts.sharing.health}
          hint={texts.sharing.healthHint}
          isOn={sharesHealth}
          isDisabled={isPending}
          onChange={(next) => mutate({ sharesHealth: next })}
        />
      </div>
    </Card>
  );
}

function Part({
  title,
  hint,
  none,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  /** Text shown if there is nothing to share. */
  readonly none: string | false;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid border-t px-4 py-4 sm:px-5">
      <h3 className="label">{title}</h3>
      {hint && none === false && <p className="text-13 text-muted">{hint}</p>}
      {none === false ? (
        <ul className="mt-1 divide-y">{children}</ul>
      ) : (
        <p className="mt-2 text-14 text-muted">{none}</p>
      )}
    </div>
  );
}

function ShareItem({
  name,
  detail,
  isShared,
  isDisabled,
  onChange,
}: {
  readonly name: string;
  readonly detail: string;
  readonly isShared: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isShared: boolean) => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium break-words">{name}</span>
        {detail !== '' && <span className="text-13 text-muted">{detail}</span>}
      </div>
      <Select
        label={texts.sharing.sharingOf(name)}
        className="max-w-56"
        value={isShared ? 'shared' : 'private'}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value === 'shared')}
      >
        <option value="private">{texts.sharing.private}</option>
        <option value="shared">{texts.sharing.shared}</option>
      </Select>
    </li>
  );
}

function detailOf({
  institutionName,
  mask,
  isSandbox,
}: Pick<Household['accounts'][number], 'institutionName' | 'mask' | 'isSandbox'>): string {
  return [
    institutionName,
    mask === null ? null : texts.sharing.digits(mask),
    isSandbox ? texts.sharing.sandbox : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
