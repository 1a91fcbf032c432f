import { texts } from '../../texts/en/sign-in-windows.ts';
import { AUTH_BASE_PATH } from './auth-http.ts';
import { SignInError } from './identity-provider.ts';
import { openPopup } from './popup-window.ts';

const FAILED = texts.googleFailed;

/** Words for a failure by the code the pop-up reports. */
export function failureWords(code: unknown): string {
  return Object.entries(texts.google).find(([known]) => known === code)?.[1] ?? texts.refused;
}

/** Signs in with Google in a pop-up; resolves when the pop-up reports success. */
export async function openGooglePopup(): Promise<void> {
  const types = ['fettle:signed-in', 'fettle:sign-in-failed', 'fettle:second-factor'];
  const message = await openPopup(`${AUTH_BASE_PATH}/popup/google`, window.location.origin, types);
  if (message.type === 'fettle:signed-in') return;
  if (message.type === 'fettle:second-factor') throw new SignInError('second-factor', FAILED);
  throw new SignInError('refused', failureWords(message.code));
}
