/**
 * How often one address may call each path of the local identity per minute. Paths are listed one by one, because the
 * library's general rule (three in ten seconds for all of signing in) also counts popups that were closed. `factor`
 * relaxes the limits for load tests.
 */
export function rateRules(factor: number): Record<string, { window: number; max: number }> {
  const rule = (perMinute: number) => ({ window: 60, max: perMinute * factor });
  return {
    '/sign-in/email': rule(20),
    '/sign-up/email': rule(20),
    '/sign-in/social': rule(30),
    '/request-password-reset': rule(6),
    '/reset-password': rule(10),
    '/send-verification-email': rule(6),
    '/verify-email': rule(30),
    '/change-email': rule(10),
    '/change-password': rule(10),
    '/second-factor': rule(20),
    '/passkey/options': rule(30),
    '/passkey/sign-in': rule(20),
    '/token': rule(240),
    '/get-session': rule(240),
  };
}
