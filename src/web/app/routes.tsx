import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

export interface RouteEntry {
  readonly path: string;
  readonly access: 'public' | 'user';
  /** `shell`: with navigation; `bare`: the screen renders its own layout. */
  readonly frame: 'shell' | 'bare';
  readonly Screen: ComponentType;
  readonly load: () => Promise<unknown>;
}

/** Every screen of the product, each in its own chunk. */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  entry('/', 'public', 'bare', () =>
    import('../features/landing/landing-screen.tsx').then((module) => module.LandingScreen),
  ),
  entry('/login', 'public', 'bare', () =>
    import('../features/login/login-screen.tsx').then((module) => module.LoginScreen),
  ),
  entry('/onboarding', 'user', 'bare', () =>
    import('../features/onboarding/onboarding-screen.tsx').then((module) => module.OnboardingScreen),
  ),
  entry('/dashboard', 'user', 'shell', () =>
    import('../features/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
  ),
  entry('/settings', 'user', 'shell', () =>
    import('../features/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
  ),
  entry('/transactions', 'user', 'shell', () =>
    import('../features/transactions/transactions-screen.tsx').then((module) => module.TransactionsScreen),
  ),
  entry('/subscriptions', 'user', 'shell', () =>
    import('../features/subscriptions/subscriptions-screen.tsx').then((module) => module.SubscriptionsScreen),
  ),
  entry('/insights', 'user', 'shell', () =>
    import('../features/insights/insights-screen.tsx').then((module) => module.InsightsScreen),
  ),
  entry('/email-ai', 'user', 'shell', () =>
    import('../features/email-ai/email-ai-screen.tsx').then((module) => module.EmailAiScreen),
  ),
  entry('/email-ai/review', 'user', 'shell', () =>
    import('../features/review/review-screen.tsx').then((module) => module.ReviewScreen),
  ),
  entry('/processed-emails', 'user', 'shell', () =>
    import('../features/processed-emails/processed-emails-screen.tsx').then(
      (module) => module.ProcessedEmailsScreen,
    ),
  ),
];

/** Finds the route of a path, ignoring a trailing slash. */
export function findRoute(path: string): RouteEntry | undefined {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;
  return ROUTE_TABLE.find((route) => route.path === plain);
}

/** Preloads a screen's code. A failure shows when the screen renders. */
export async function preloadScreen(path: string): Promise<void> {
  await findRoute(path)
    ?.load()
    .catch(() => undefined);
}

function entry(
  path: string,
  access: RouteEntry['access'],
  frame: RouteEntry['frame'],
  load: () => Promise<ComponentType>,
): RouteEntry {
  return { path, access, frame, ...lazyScreen(load) };
}
