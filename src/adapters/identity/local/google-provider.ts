import { genericOAuth } from 'better-auth/plugins/generic-oauth';

export interface GoogleSignIn {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of the emulator, or null for the real service. */
  readonly emulatorUrl: string | null;
}

/**
 * Google as an OpenID Connect provider with the ID `google`. The emulator's endpoints are configured instead of
 * discovered, so that the emulator need not be running when the server starts. Its users are all in `@sandbox.test`.
 */
export function googlePlugin(google: GoogleSignIn) {
  const base = google.emulatorUrl;
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        ...(base
          ? {
              authorizationUrl: `${base}/oidc/auth`,
              tokenUrl: `${base}/oidc/token`,
              userInfoUrl: `${base}/oidc/userinfo`,
            }
          : { discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration' }),
      },
    ],
  });
}
