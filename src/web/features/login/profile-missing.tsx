import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/login.ts';
import { FormError } from '../../ui/fields/form-error.tsx';

/** Says so where somebody is known to the sign-in service and not here. */
export function ProfileMissing() {
  const { session } = useAuth();
  const isMissing = session.status === 'signedOut' && session.isProfileMissing;
  return <FormError message={isMissing ? texts.profileMissing : null} />;
}
