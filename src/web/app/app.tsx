import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSignedIn } from '../lib/session/auth-context.ts';
import { AuthProvider } from '../lib/session/auth-provider.tsx';
import { ToastProvider } from '../lib/toasts/toast-provider.tsx';
import { PageLoading } from '../ui/loading.tsx';
import { LoadingBoundary } from './loading-boundary.tsx';
import { SignedInArea } from './preload-page.ts';
import { RequireAuth } from './require-auth.tsx';
import { findRoute } from './routes.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const NotFound = lazy(() =>
  import('../features/not-found/not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** Excluded from production builds. */
const DevUi = import.meta.env.DEV
  ? lazy(() => import('../dev/ui-page.tsx').then((module) => ({ default: module.UiPage })))
  : null;

/** The application: session, toasts and the screen for the current URL. */
export function App() {
  return (
    <AuthProvider>
      <ToastProvider>
        <CurrentScreen />
      </ToastProvider>
    </AuthProvider>
  );
}

function CurrentScreen() {
  const [path] = useLocation();
  useScrollRestoration(path);
  const route = findRoute(path);
  if (path === '/profile') return <Redirect to="/settings" replace />;
  if (DevUi && path === '/dev/ui')
    return (
      <Suspense fallback={<PageLoading />}>
        <DevUi />
      </Suspense>
    );
  if (!route) {
    return (
      <LoadingBoundary key={path}>
        <Suspense fallback={<PageLoading />}>
          <NotFound path={path} />
        </Suspense>
      </LoadingBoundary>
    );
  }
  const screen = (
    <LoadingBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        <route.Screen />
      </Suspense>
    </LoadingBoundary>
  );
  if (route.access === 'public') return screen;
  return (
    <RequireAuth>
      <LoadingBoundary key="area">
        <Suspense fallback={<PageLoading hasLogo />}>
          <UserArea frame={route.frame}>{screen}</UserArea>
        </Suspense>
      </LoadingBoundary>
    </RequireAuth>
  );
}

/** Remounts when the signed-in user changes, so no state carries over to another user. */
function UserArea({ frame, children }: { readonly frame: 'shell' | 'bare'; readonly children: ReactNode }) {
  const session = useSignedIn();
  return (
    <SignedInArea key={session?.user.email} frame={frame}>
      {children}
    </SignedInArea>
  );
}
