import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/household.ts';

/** A notice of an open household invitation. */
export function InvitationNotice() {
  const [invitation] = useQuery(apiQuery('getHousehold')).data?.received ?? [];
  if (!invitation) return null;
  return (
    <div className="card mb-5 flex flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-5">
      <p className="font-medium">{texts.received.from(invitation.ownerName)}</p>
      <Link href="/settings?tab=account&view=household" className="btn" data-variant="primary">
        {texts.received.open}
      </Link>
    </div>
  );
}
