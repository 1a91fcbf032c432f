import type { IdentityService } from '#ports/identity.ts';
import { type CallState, withCallState } from './call-state.ts';
import { deviceName, deviceOf } from './device.ts';
import { createFairShare } from './fair-share.ts';
import type { LocalIdentityOptions } from './identity-parts.ts';
import type { createLibrary } from './library.ts';
import { popupDone, popupStart } from './popup.ts';
import { sessionTokenIn } from './sessions.ts';

type Library = ReturnType<typeof createLibrary>;

/** Handles browsers' identity requests, with a fair share for each client. */
export function createCallHandler(
  auth: Library,
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
      ...{ attempt: null, code: null, invitation: null },
      ...{ sessionToken: sessionTokenIn(request.headers), isFactorPassed: false, cookies: [] },
      device: deviceName(request.headers.get('user-agent') ?? ''),
    };
    const answer = await fairShare(client.address, pathname, () =>
      withCallState(state, () =>
        pathname === '/api/auth/popup/google'
          ? popupStart(auth, call, { publicUrl, isConfigured: google !== null })
          : answerCall(auth, call, pathname),
      ),
    );
    const isSignIn = answer.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie));
    if (isSignIn && device.setCookie) answer.headers.append('set-cookie', device.setCookie);
    for (const cookie of state.cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  };
}

/**
 * Repeats a sign-up that lost against a simultaneous one for the same address: by then the address is taken, which the
 * library answers as usual. If it fails again, something else is wrong.
 */
async function answerCall(auth: Library, call: Request, pathname: string): Promise<Response> {
  if (pathname !== '/api/auth/sign-up/email') return auth.handler(call);
  const repeated = call.clone();
  const answer = await auth.handler(call);
  if (!(await isNotCreated(answer))) return answer;
  const second = await auth.handler(repeated);
  if (await isNotCreated(second)) throw new Error('the account could not be created');
  return second;
}

/** True if the library could not store a new account, for a reason that it only logs. */
async function isNotCreated(answer: Response): Promise<boolean> {
  return answer.status === 422 && (await answer.clone().text()).includes('"FAILED_TO_CREATE_USER"');
}
