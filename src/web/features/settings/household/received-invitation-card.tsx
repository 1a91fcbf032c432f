import { useLocation } from 'wouter';
import { write } from '../../../lib/api-client.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { HouseholdAnswer } from './household.ts';
import { useHouseholdMutation } from './use-household-mutation.ts';

interface ReceivedInvitationCardProps {
  readonly invitation: HouseholdAnswer['received'][number];
  /** Token of the link that opened this page. */
  readonly token: string | null;
}

/** A received invitation with its sender, effect and answers. */
export function ReceivedInvitationCard({ invitation, token }: ReceivedInvitationCardProps) {
  const [, navigate] = useLocation();
  const { run, isBusy } = useHouseholdMutation();
  const { id, ownerName, ownerEmail, role, expiresAt } = invitation;
  const answer = (isAccepted: boolean): void =>
    run(async () => {
      await write('answerHouseholdInvitation', {
        params: { invitationId: id },
        body: { isAccepted, ...(token === null ? {} : { token }) },
      });
      // The link's token is consumed.
      navigate('/settings?tab=account&view=household', { replace: true });
      return isAccepted ? texts.received.accepted : texts.received.declined;
    });
  return (
    <Card title={texts.received.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t px-4 py-5 sm:px-5">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium">{texts.received.from(ownerName)}</p>
          <p className="text-13 break-all text-muted">{ownerEmail}</p>
          <p className="text-13 text-muted">
            {texts.received.role(texts.roles[role], formatInstant(expiresAt))}
          </p>
          <p className="mt-2 max-w-[52ch] text-14 text-muted">{texts.received.meaning}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="primary" isBusy={isBusy} onClick={() => answer(true)}>
            {texts.received.accept}
          </Button>
          <Button disabled={isBusy} onClick={() => answer(false)}>
            {texts.received.decline}
          </Button>
        </div>
      </div>
    </Card>
  );
}
