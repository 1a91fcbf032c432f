import type { SandboxIdentity } from '../identities.ts';
import { escapeHtml, page } from './layout.ts';

/** The account list of the sign-in pop-up: a form with one button per account and one to cancel. */
export function signInPage(action: string, people: readonly SandboxIdentity[]): string {
  const items = people
    .map(
      (person) =>
        `<li><button class="person" type="submit" name="email"
          value="${escapeHtml(person.email)}">${personRow(person)}</button></li>`,
    )
    .join('\n');
  return page(
    'Sign in – Sandbox Google',
    `<h1>Choose an account</h1>
<p class="soft">to continue to Fettle</p>
<form method="post" action="${escapeHtml(action)}">
<ul class="people">${items}</ul>
<p class="soft">Fettle will see the name and the e-mail address of the account.</p>
<div class="actions"><button class="quiet" type="submit" name="cancel" value="1">Cancel</button></div>
</form>`,
  );
}

/** The same list before an email consent, as links that continue the request. */
export function chooseMailboxPage(
  people: readonly SandboxIdentity[],
  linkFor: (person: SandboxIdentity) => string,
): string {
  const items = people
    .map(
      (person) => `<li><a class="person" href="${escapeHtml(linkFor(person))}">${personRow(person)}</a></li>`,
    )
    .join('\n');
  return page(
    'Choose an account – Sandbox Google',
    `<h1>Choose an account</h1>
<p class="soft">to continue to Fettle</p>
<ul class="people">${items}</ul>`,
  );
}

function personRow(person: SandboxIdentity): string {
  return `<span class="initial" aria-hidden="true">${escapeHtml(person.givenName.charAt(0))}</span><span
    class="who">${escapeHtml(person.name)}<span>${escapeHtml(person.email)}</span><span
    >${escapeHtml(person.hint)}</span></span>`;
}
