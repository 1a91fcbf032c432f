import { navigate } from 'wouter/use-browser-location';
import { isLoginPath, loginPath } from './return-path.ts';

/** Leads to the login, which returns to this page; stays where it is when the login is already open. */
export function goToLogin(): void {
  const { pathname, search } = window.location;
  if (isLoginPath(pathname)) return;
  navigate(loginPath(pathname + search), { replace: true });
}
