import type { IdentityService } from '#ports/identity.ts';
import { type CallState, withCallState } from './call-state.ts';
import { deviceName, deviceOf } from './device.ts';
import { createFairShare } from './fair-share.ts';
import type { LocalIdentityOptions } from './identity-parts.ts';
import type { createLibrary } from './library.ts';
import { popupDone, popupStart } from './popup.ts';
import { sessionTokenIn } from './sessions.ts';

/** Handles browsers' identity requests, with a fair share for each client. */
export function createCallHandler(
  auth: ReturnType<typeof createLibrary>,
  { publicUrl, google }: LocalIdentityOptions,
  isHttps: boolean,
): IdentityService['handle'] {
  const fairShare = createFairShare();
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/auth/popup/done') return popupDone(request);
    const device = deviceOf(request.headers, isHttps);
    const headers = new Headers(request.headers);
    headers.set('x-fettle-client', client.address);
    const call = new Request(request, { headers });
    const state: CallState = {
      ...{ address: client.address, language: client.language, deviceId: device.id },
      ...{ attempt: null, invitation: null },
      ...{ sessionToken: sessionTokenIn(request.headers), isFactorPassed: false, cookies: [] },
      device: deviceName(request.headers.get('user-agent') ?? ''),
    };
    const answer = await fairShare(client.address, pathname, () =>
      withCallState(state, () =>
        pathname === '/api/auth/popup/google'
          ? popupStart(auth, call, { publicUrl, isConfigured: google !== null })
          : auth.handler(call),
      ),
    );
    const isSignIn = answer.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie));
    if (isSignIn && device.setCookie) answer.headers.append('set-cookie', device.setCookie);
    for (const cookie of state.cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  };
}
