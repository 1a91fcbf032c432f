import { preloadScreen, routeOf } from './routes.tsx';
import { screenOf } from './screen-of.tsx';

const area = screenOf(() => import('./signed-in-area.tsx').then((module) => module.SignedInArea));

/** What surrounds every screen of a signed-in person; a chunk of its own. */
export const SignedInArea = area.Screen;

/** Starts to fetch all that the page at an address needs; done when its screen's code is here or failed to come. */
export async function preloadPage(path: string): Promise<void> {
  if (routeOf(path)?.access === 'user') area.load().catch(() => undefined);
  await preloadScreen(path);
}
