import { write } from '../../../lib/api-client.ts';
import { dayOfInstant, formatEditableDate } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/household.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import type { Household } from './household.ts';
import { useHouseholdMutation } from './use-household-mutation.ts';

type Member = Household['members'][number];

/** Household members, and the button to leave or end the household. */
export function MembersCard({ household }: { readonly household: Household }) {
  const change = useHouseholdMutation();
  const isOwner = household.role === 'owner';
  const leave = (): void => {
    if (!window.confirm(isOwner ? texts.members.endQuestion : texts.members.leaveQuestion)) return;
    change.run(async () => {
      await write('leaveHousehold');
      return isOwner ? texts.members.ended : texts.members.left;
    });
  };
  return (
    <Card title={texts.members.title}>
      <ul aria-label={texts.members.caption} className="divide-y border-t px-4 sm:px-5">
        {household.members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <MemberItem member={member} hasRole={!isOwner || member.isYou} />
            {isOwner && !member.isYou && <Actions member={member} change={change} />}
          </li>
        ))}
        {household.members.length === 1 && <li className="py-4 text-14 text-muted">{texts.members.alone}</li>}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 py-4 sm:px-5">
        <p className="max-w-[52ch] text-14 text-muted">
          {isOwner ? texts.members.endExplained : texts.members.leaveExplained}
        </p>
        <Button variant="danger" disabled={change.isBusy} onClick={leave}>
          {isOwner ? texts.members.end : texts.members.leave}
        </Button>
      </div>
    </Card>
  );
}

function MemberItem({
  member: { name, email, role, isYou, addedAt },
  hasRole,
}: {
  readonly member: Member;
  /** Shows the role as text; owners see a select instead. */
  readonly hasRole: boolean;
}) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {name}
        {isYou && <Badge>{texts.members.you}</Badge>}
        {hasRole && <Badge tone={role === 'owner' ? 'good' : 'plain'}>{texts.roles[role]}</Badge>}
      </span>
      <span className="text-13 break-all text-muted">{email}</span>
      <span className="text-13 text-muted">
        {texts.members.since(formatEditableDate(dayOfInstant(addedAt)))}
      </span>
    </div>
  );
}

function Actions({
  member: { id, name, role },
  change: { run, isBusy },
}: {
  readonly member: Member;
  readonly change: ReturnType<typeof useHouseholdMutation>;
}) {
  const params = { memberId: id };
  const setRole = (value: string): void =>
    run(async () => {
      await write('updateHouseholdMember', {
        params,
        body: { role: value === 'viewer' ? 'viewer' : 'member' },
      });
      return texts.members.roleChanged;
    });
  const remove = (): void => {
    if (!window.confirm(texts.members.removeQuestion(name))) return;
    run(async () => {
      await write('removeHouseholdMember', { params });
      return texts.members.removed;
    });
  };
  return (
    <div className="flex gap-2">
      <Select
        label={texts.members.role(name)}
        value={role}
        disabled={isBusy}
        onChange={(event) => setRole(event.target.value)}
      >
        <option value="member">{texts.roles.member}</option>
        <option value="viewer">{texts.roles.viewer}</option>
      </Select>
      <Button size="small" variant="danger" disabled={isBusy} onClick={remove}>
        {texts.members.remove}
        <span className="sr-only">{texts.members.of(name)}</span>
      </Button>
    </div>
  );
}
