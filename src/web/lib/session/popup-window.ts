import { texts } from '../../texts/en/sign-in-windows.ts';
import { isRecord } from '../failure.ts';
import { SignInError } from './identity-provider.ts';

const CLOSED_CHECK_MS = 400;

const MESSAGES = {
  blocked: texts.blocked,
  closed: texts.closed,
} as const;

/**
 * Opens a pop-up, waits for its first message of one of these types from the given origin, and closes it. Rejects if
 * the browser blocks it or the user closes it.
 */
export function openPopup(
  address: string,
  origin: string,
  types: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const popup = window.open(address, 'fettle-google', popupFeatures());
  if (!popup) return Promise.reject(new SignInError('blocked', MESSAGES.blocked));
  popup.focus();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      window.removeEventListener('message', onMessage);
      window.clearInterval(timer);
      if (!popup.closed) popup.close();
    };
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || !isRecord(event.data)) return;
      if (!types.some((type) => isRecord(event.data) && event.data.type === type)) return;
      stop();
      resolve(event.data);
    };
    const timer = window.setInterval(() => {
      if (!popup.closed) return;
      window.clearInterval(timer);
      // Its last message may still be in flight.
      window.setTimeout(() => {
        stop();
        reject(new SignInError('closed', MESSAGES.closed));
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
