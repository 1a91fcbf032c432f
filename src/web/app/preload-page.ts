import { lazyScreen } from './lazy-screen.tsx';
import { findRoute, preloadScreen } from './routes.tsx';

const area = lazyScreen(() => import('./signed-in-area.tsx').then((module) => module.SignedInArea));

/** What surrounds every screen of a signed-in person; a chunk of its own. */
export const SignedInArea = area.Screen;

/** Starts to fetch all that the page at an address needs; done when its screen's code is here or failed to come. */
export async function preloadPage(path: string): Promise<void> {
  if (findRoute(path)?.access === 'user') area.load().catch(() => undefined);
  await preloadScreen(path);
}
