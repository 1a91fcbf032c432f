import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type User,
} from '@firebase/auth';
import { texts } from '../../texts/en/sign-in-windows.ts';
import { SignInError } from './identity-provider.ts';
import { openPopup } from './popup-window.ts';

/**
 * Signs in with Google in a pop-up. The service's own pop-up loads a script from Google. The emulator's returns the
 * credential directly, so that nothing leaves this machine.
 */
export async function openHostedPopup(auth: Auth, emulatorUrl: string | null): Promise<User> {
  if (!emulatorUrl) {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return user;
  }
  const address = `${emulatorUrl}/popup?origin=${encodeURIComponent(window.location.origin)}`;
  const message = await openPopup(address, new URL(emulatorUrl).origin, ['fettle:google']);
  if (typeof message.idToken !== 'string') throw new SignInError('refused', texts.refused);
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(message.idToken));
  return user;
}
