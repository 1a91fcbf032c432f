/** Modes of the login page. */
export type LoginMode = 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'verify' | 'email';

export interface LoginParams {
  readonly mode: LoginMode;
  /** Code of an email link; null without one. */
  readonly code: string | null;
}

/** The hosted service's names of the modes. */
const MODES: Readonly<Record<string, LoginMode>> = {
  'sign-up': 'sign-up',
  forgot: 'forgot',
  reset: 'reset',
  resetPassword: 'reset',
  verify: 'verify',
  verifyEmail: 'verify',
  verifyAndChangeEmail: 'verify',
  recoverEmail: 'verify',
  email: 'email',
};

/** Parses the login URL; unknown modes mean sign-in. */
export function parseLoginParams(params: URLSearchParams): LoginParams {
  const named = params.get('mode') ?? '';
  const mode = Object.hasOwn(MODES, named) ? MODES[named] : undefined;
  return { mode: mode ?? 'sign-in', code: params.get('token') ?? params.get('oobCode') };
}

/** Token and email of an invitation link. */
export function parseInvitation(search: string): { token: string | null; email: string } {
  const params = new URLSearchParams(search);
  return { token: params.get('invitation'), email: params.get('email') ?? '' };
}

/** The login URL of another mode: keeps the return page, drops the email code. */
export function loginUrl(search: string, mode: LoginMode): string {
  const params = new URLSearchParams();
  if (mode !== 'sign-in') params.set('mode', mode);
  const from = new URLSearchParams(search).get('from');
  if (from !== null) params.set('from', from);
  const text = params.toString();
  return text === '' ? '/login' : `/login?${text}`;
}

/** Modes that also serve signed-in users, so they don't redirect automatically. */
export function allowsSignedIn(mode: LoginMode): boolean {
  return mode === 'verify' || mode === 'email' || mode === 'reset';
}
