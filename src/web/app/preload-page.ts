import { lazyScreen } from './lazy-screen.tsx';
import { findRoute, preloadScreen } from './routes.tsx';

const area = lazyScreen(() => import('./signed-in-area.tsx').then((module) => module.SignedInArea));

/** The layout around every signed-in screen, in its own chunk. */
export const SignedInArea = area.Screen;

/** Preloads everything the page at `path` needs. Resolves when the screen's code has loaded or failed to load. */
export async function preloadPage(path: string): Promise<void> {
  if (findRoute(path)?.access === 'user') area.load().catch(() => undefined);
  await preloadScreen(path);
}
