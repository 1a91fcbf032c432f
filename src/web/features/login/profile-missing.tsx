import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/login.ts';
import { FormError } from '../../ui/fields/form-error.tsx';

/** Explains that the user was signed out because their profile couldn't load. */
export function ProfileMissing() {
  const { session } = useAuth();
  const isMissing = session.status === 'signedOut' && session.isProfileMissing;
  return <FormError message={isMissing ? texts.profileMissing : null} />;
}
