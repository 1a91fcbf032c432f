import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { texts } from '../../texts/en/shell.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Search } from '../../ui/icons/common.tsx';
import { Menu as MenuIcon } from '../../ui/icons/frame.tsx';
import { commandKey, Kbd } from '../../ui/kbd.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { preloadScreen } from '../routes.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Notifications } from './notifications.tsx';
import { PLACES } from './places.ts';
import { SyncDot } from './sync-dot.tsx';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
}

/** Logo, the six places, search, sync state and the user menu. */
export function TopBar({ onSearch, onShortcuts }: TopBarProps) {
  const [path] = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b bg-paper">
      <div
        className="mx-auto flex h-(--bar-height) max-w-[calc(1200px+2*var(--gutter))] items-center gap-1
        px-(--gutter)"
      >
        <Link href="/dashboard" className="mr-5 shrink-0 rounded-control" aria-label={texts.home}>
          <Logo />
        </Link>
        <nav aria-label={texts.mainNavigation} className="hidden h-full items-stretch lg:flex">
          {PLACES.map((place) => (
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
        <div className="ml-auto flex items-center gap-1 max-lg:-mr-2 lg:-mr-3.5">
          <SyncDot />
          <Tooltip text={texts.search.hint(commandKey())}>
            <Button
              variant="quiet"
              aria-label={texts.search.label}
              onClick={onSearch}
              className="max-xl:w-10 max-xl:px-0"
            >
              <Search aria-hidden size={16} strokeWidth={1.5} />
              <span className="hidden items-center gap-1 xl:flex">
                <Kbd>{`${commandKey()} K`}</Kbd>
              </span>
            </Button>
          </Tooltip>
          <ErrorBoundary fallback={() => null}>
            <Notifications />
          </ErrorBoundary>
          <UserMenu onShortcuts={onShortcuts} />
          <Button
            variant="quiet"
            iconOnly
            className="lg:hidden"
            aria-label={texts.menu}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        </div>
      </div>
      <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
