import { texts } from '../../../texts/en/household.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { HouseholdAnswer } from './household.ts';
import { InviteCard } from './invite-card.tsx';
import { MembersCard } from './members-card.tsx';
import { ReceivedInvitationCard } from './received-invitation-card.tsx';
import { SharingCard } from './sharing-card.tsx';

/** Received invitations, members, new invitations and the user's sharing. */
export function HouseholdContent({
  data,
  token,
}: {
  readonly data: HouseholdAnswer;
  readonly token: string | null;
}) {
  const { household, received } = data;
  const mayInvite = household === null || household.role === 'owner';
  return (
    <>
      {received.map((invitation) => (
        <ReceivedInvitationCard key={invitation.id} invitation={invitation} token={token} />
      ))}
      {token !== null && received.length === 0 && household === null && (
        <Card title={texts.received.title}>
          <p className="border-t px-4 py-4 text-14 text-muted sm:px-5">{texts.received.other}</p>
        </Card>
      )}
      {household ? (
        <MembersCard household={household} />
      ) : (
        received.length === 0 && (
          <Card>
            <EmptyState title={texts.start.title} reason={texts.start.reason} />
          </Card>
        )
      )}
      {mayInvite && <InviteCard invitations={household?.invitations ?? []} />}
      {household && <SharingCard household={household} />}
    </>
  );
}
