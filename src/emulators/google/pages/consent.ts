import type { SandboxIdentity } from '../identities.ts';
import { escapeHtml, page } from './layout.ts';

/** Scope descriptions on the consent screen; identity scopes have no checkbox. */
const SCOPE_TEXT: Readonly<Record<string, string>> = {
  'https://www.googleapis.com/auth/gmail.readonly': 'View your email messages and settings',
  'https://www.googleapis.com/auth/gmail.metadata':
    'View your email message metadata such as labels and headers',
  'https://www.googleapis.com/auth/gmail.modify': 'Read, compose and send emails from your Gmail account',
  'https://mail.google.com/': 'Read, compose, send and permanently delete all your email from Gmail',
};

export const IDENTITY_SCOPES: ReadonlySet<string> = new Set([
  'openid',
  'email',
  'profile',
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/userinfo.profile',
]);

/** The consent screen: one checkbox per scope, Cancel and Allow. `request` is the original query. */
export function consentPage(person: SandboxIdentity, scopes: readonly string[], request: string): string {
  const boxes = scopes
    .filter((scope) => !IDENTITY_SCOPES.has(scope))
    .map(
      (
        scope,
      ) => `<li><label class="scope"><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked>
<span>${escapeHtml(SCOPE_TEXT[scope] ?? scope)}. <code
        class="soft">${escapeHtml(scope.replace('https://www.googleapis.com/auth/', ''))}</code></span></label></li>`,
    )
    .join('\n');
  const identity = scopes.some((scope) => IDENTITY_SCOPES.has(scope))
    ? '<li class="fixed">See your name and e-mail address</li>'
    : '';
  return page(
    'Fettle wants access – Sandbox Google',
    `<h1>Fettle wants access to your Google Account</h1>
<p class="soft">${escapeHtml(person.email)}</p>
<form method="post" action="/o/oauth2/v2/consent">
<input type="hidden" name="request" value="${escapeHtml(request)}">
<input type="hidden" name="email" value="${escapeHtml(person.email)}">
<fieldset style="border:0;margin:0;padding:0"><legend>Select what Fettle can access</legend>
<ul class="scopes">${identity}${boxes}</ul></fieldset>
<p class="soft">You can take this back at any time.</p>
<div class="actions">
<button class="quiet" type="submit" name="decision" value="cancel">Cancel</button>
<button class="main" type="submit" name="decision" value="allow">Allow</button>
</div>
</form>`,
  );
}

export function blockedPage(code: string, explanation: string): string {
  return page(
    'Access blocked – Sandbox Google',
    `<h1>Access blocked</h1><p>${escapeHtml(explanation)}</p>
      <p class="soft">Error 400: <code>${escapeHtml(code)}</code></p>`,
  );
}
