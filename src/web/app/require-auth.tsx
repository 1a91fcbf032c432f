import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useAuth } from '../lib/session/auth-context.ts';
import { loginPath } from '../lib/session/return-path.ts';
import { texts } from '../texts/en/app.ts';
import { PageLoading } from '../ui/loading.tsx';

/** Renders its children for signed-in users only. Redirects everyone else to the login page, which returns here. */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { session } = useAuth();
  const [path] = useLocation();
  const search = useSearch();
  if (session.status === 'loading') return <PageLoading text={texts.checkingSession} hasLogo />;
  if (session.status === 'signedOut') {
    return <Redirect to={loginPath(search === '' ? path : `${path}?${search}`)} replace />;
  }
  return children;
}
