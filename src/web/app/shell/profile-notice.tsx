import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';

/** Said when the profile could not be fetched for a reason that may pass. */
export function ProfileNotice() {
  const { session, reloadProfile } = useAuth();
  if (session.status !== 'signedIn' || !session.profileFailure || session.profile) return null;
  return (
    <div role="status" className="border-b bg-amber-wash">
      <div className="mx-auto flex max-w-[calc(1200px+2*var(--gutter))] flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) py-2 text-14">
        <span>Your profile could not be loaded. You are still signed in.</span>
        <Button size="small" onClick={() => void reloadProfile()}>
          Try Again
        </Button>
      </div>
    </div>
  );
}
