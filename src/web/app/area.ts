import { preloadScreen, routeOf } from './routes.tsx';
import { screenOf } from './screen-of.tsx';

const area = screenOf(() => import('./signed-in-area.tsx').then((module) => module.SignedInArea));

/** What surrounds every screen of a signed-in person; a chunk of its own. */
export const SignedInArea = area.Screen;

/** Starts to fetch all that the page at an address needs. */
export function preloadPage(path: string): void {
  preloadScreen(path);
  if (routeOf(path)?.access === 'user') area.load().catch(() => undefined);
}
