import { Link, useLocation } from 'wouter';
import { texts } from '../../texts/en/shell.ts';
import { Logo } from '../../ui/logo.tsx';
import { preloadScreen } from '../routes.tsx';
import { NAV_ITEMS } from './nav-items.ts';

/** The link to the dashboard and, on wide screens, the six navigation items. */
export function MainNavigation() {
  const [path] = useLocation();
  return (
    <>
      <Link href="/dashboard" className="mr-5 shrink-0 rounded-control" aria-label={texts.home}>
        <Logo />
      </Link>
      <nav aria-label={texts.mainNavigation} className="hidden h-full items-stretch lg:flex">
        {NAV_ITEMS.map((place) => (
          <Link
            key={place.href}
            href={place.href}
            title={place.hint}
            aria-current={path === place.href ? 'page' : undefined}
            className="relative flex items-center px-2.5 text-14 text-muted transition-colors hover:text-ink
                focus-visible:-outline-offset-4 aria-[current=page]:font-medium aria-[current=page]:text-ink
                aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5
                aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5
                aria-[current=page]:after:bg-evergreen"
            onPointerEnter={() => void preloadScreen(place.href)}
            onFocus={() => void preloadScreen(place.href)}
          >
            {place.label}
          </Link>
        ))}
      </nav>
    </>
  );
}
