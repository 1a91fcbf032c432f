import type { JWK } from 'jose';
import Provider, {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { identityClaims, type SandboxIdentity } from '../identities.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { escapeHtml, PAGE_HEADERS, page } from '../pages/layout.ts';
import type { StateStore } from '../state/state.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly identities: readonly SandboxIdentity[];
  readonly store: StateStore;
}

/** Paths handled by the OpenID provider; all others belong to the email side. */
export const OIDC_PATHS: readonly string[] = [
  '/.well-known/openid-configuration',
  '/oauth2/v3/certs',
  '/oidc/',
];

const ROUTES = {
  authorization: '/oidc/auth',
  token: '/oidc/token',
  userinfo: '/oidc/userinfo',
  revocation: '/oidc/revoke',
  jwks: '/oauth2/v3/certs',
} as const;

/** In seconds. */
const LIFETIMES = {
  AccessToken: 3600,
  AuthorizationCode: 60,
  Grant: 86_400,
  IdToken: 3600,
  Interaction: 3600,
  RefreshToken: 86_400,
  Session: 86_400,
} as const;

/** A standard OpenID Connect provider: code flow with PKCE, RS256, one client, any loopback redirect. */
export function createOidcProvider(options: OidcOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.Client.prototype.redirectUriAllowed = isLoopbackUrl;
  return provider;
}

function configuration(options: OidcOptions): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [client(options)],
    jwks: { keys: options.store.state.signingKeys.map(toJwk) },
    cookies: cookies(options.store.state.cookieKeys),
    routes: ROUTES,
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google includes profile claims in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy: alwaysChooseAccount(), url: (_ctx, interaction) => `/signin/${interaction.uid}` },
    findAccount: (_ctx, subject) => {
      const person = options.identities.find((identity) => identity.subject === subject);
      return person && { accountId: subject, claims: async () => identityClaims(person) };
    },
    loadExistingGrant: grantRequestedScopes,
    ttl: LIFETIMES,
    renderError: (ctx, out) => {
      ctx.set(PAGE_HEADERS);
      ctx.body = page(
        'Sign-in failed – Sandbox Google',
        `<h1>Access blocked</h1><p>The app sent a request that cannot be answered.</p>
<p class="soft">Error: <code>${escapeHtml(out.error)}</code><br>${escapeHtml(out.error_description ?? '')}</p>`,
      );
    },
  };
}

function client(options: OidcOptions): ClientMetadata {
  return {
    client_id: options.clientId,
    client_secret: options.clientSecret,
    // Required, but overridden by the loopback rule.
    redirect_uris: ['http://127.0.0.1/'],
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post',
  };
}

/** Shows the account list on every sign-in, as with `select_account`, so that a pop-up never selects automatically. */
function alwaysChooseAccount(): interactionPolicy.DefaultPolicy {
  const { Check, Prompt, base } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'choose_account',
        'an account must be chosen',
        'login_required',
        (ctx) => ctx.oidc.result?.login === undefined,
      ),
    );
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Selecting the account is the consent for name and email. */
async function grantRequestedScopes(ctx: KoaContextWithOIDC): Promise<InstanceType<Provider['Grant']>> {
  const { provider, client, session, params } = ctx.oidc;
  const grant = new provider.Grant({
    ...(client ? { clientId: client.clientId } : {}),
    ...(session?.accountId ? { accountId: session.accountId } : {}),
  });
  grant.addOIDCScope(typeof params?.scope === 'string' ? params.scope : 'openid');
  await grant.save();
  return grant;
}

function toJwk(key: Record<string, unknown>): JWK & { kty: string } {
  return { ...key, kty: String(key.kty) };
}

/** Cookies are shared across ports of a host, so the emulator needs its own names. */
function cookies(keys: readonly string[]): NonNullable<Configuration['cookies']> {
  return {
    keys,
    names: {
      session: 'sandbox_google_session',
      interaction: 'sandbox_google_interaction',
      resume: 'sandbox_google_resume',
    },
    long: { httpOnly: true, sameSite: 'lax', signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  };
}
