/** Account security events. The kinds are the codes of the security log. */
export const SECURITY_EVENTS = [
  'account-created',
  'sign-in',
  'sign-in-failed',
  'code-failed',
  'password-changed',
  'password-reset',
  'email-changed',
  'signed-out-everywhere',
  'session-ended',
  'other-sessions-ended',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'factors-reset',
  'data-exported',
  'calendar-address-created',
  'household-invited',
  'household-joined',
  'household-member-removed',
  'household-left',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
