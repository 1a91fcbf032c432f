import { Link, useLocation } from 'wouter';
import { texts } from '../../texts/en/shell.ts';
import { preloadScreen } from '../routes.tsx';
import { NAV_ITEMS } from './nav-items.ts';

/** Bottom navigation on phones, with five items. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label={texts.phoneNavigation}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(5,auto)] border-t bg-paper
        pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {NAV_ITEMS.filter((place) => place.isOnBottomBar).map(({ href, label, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          onPointerDown={() => void preloadScreen(href)}
          onFocus={() => void preloadScreen(href)}
          className="flex h-16 flex-col items-center justify-center gap-1 text-[0.6875rem] leading-none
            whitespace-nowrap text-muted focus-visible:-outline-offset-4 aria-[current=page]:font-medium
            aria-[current=page]:text-evergreen"
        >
          <Icon aria-hidden size={20} strokeWidth={1.5} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
