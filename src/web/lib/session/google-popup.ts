import { isRecord } from '../failure.ts';
import { AUTH_BASE_PATH } from './auth-http.ts';
import { SignInError } from './identity-provider.ts';

const CLOSED_CHECK_MS = 400;

const POPUP_MESSAGES = {
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  closed: 'The sign-in window was closed before it was done.',
  failed: 'Signing in with Google did not work. Try again, or use your e-mail and password.',
} as const;

/** Signs in through a window of its own; resolves when that window says that it is done. */
export function openGooglePopup(): Promise<void> {
  const popup = window.open(`${AUTH_BASE_PATH}/popup/google`, 'fettle-google', popupFeatures());
  if (!popup) return Promise.reject(new SignInError('blocked', POPUP_MESSAGES.blocked));
  popup.focus();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      window.removeEventListener('message', onMessage);
      window.clearInterval(timer);
      if (!popup.closed) popup.close();
    };
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== window.location.origin || !isRecord(event.data)) return;
      if (event.data.type === 'fettle:signed-in') {
        stop();
        resolve();
      } else if (event.data.type === 'fettle:sign-in-failed') {
        stop();
        const said = event.data.message;
        const message = typeof said === 'string' && said !== '' ? said : POPUP_MESSAGES.failed;
        reject(new SignInError('refused', message));
      }
    };
    const timer = window.setInterval(() => {
      if (!popup.closed) return;
      window.clearInterval(timer);
      // Its last word may still be on the way.
      window.setTimeout(() => {
        stop();
        reject(new SignInError('closed', POPUP_MESSAGES.closed));
      }, CLOSED_CHECK_MS);
    }, CLOSED_CHECK_MS);
    window.addEventListener('message', onMessage);
  });
}

function popupFeatures(): string {
  const width = 480;
  const height = 640;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
