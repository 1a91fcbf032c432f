/** What the login is open for. */
export type LoginMode = 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'verify' | 'email';

export interface LoginParams {
  readonly mode: LoginMode;
  /** What the link of an email carries; null when the address is not one of an email. */
  readonly code: string | null;
}

/** The hosted service has its own names for the modes of its links. */
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

/** Reads the login's address; what is not known means signing in. */
export function parseLoginParams(params: URLSearchParams): LoginParams {
  const named = params.get('mode') ?? '';
  const mode = Object.hasOwn(MODES, named) ? MODES[named] : undefined;
  return { mode: mode ?? 'sign-in', code: params.get('token') ?? params.get('oobCode') };
}

/** What the link of an invitation carries. */
export function parseInvitation(search: string): { token: string | null; email: string } {
  const params = new URLSearchParams(search);
  return { token: params.get('invitation'), email: params.get('email') ?? '' };
}

/** The login in another mode; the page to return to stays in the address, the code of an email does not. */
export function loginUrl(search: string, mode: LoginMode): string {
  const params = new URLSearchParams();
  if (mode !== 'sign-in') params.set('mode', mode);
  const from = new URLSearchParams(search).get('from');
  if (from !== null) params.set('from', from);
  const text = params.toString();
  return text === '' ? '/login' : `/login?${text}`;
}

/** Modes that have something to do for a person who is signed in as well: they do not lead on automatically. */
export function allowsSignedIn(mode: LoginMode): boolean {
  return mode === 'verify' || mode === 'email' || mode === 'reset';
}
