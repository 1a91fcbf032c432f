import { useState } from 'react';
import { texts } from '../../texts/en/shell.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Menu as MenuIcon } from '../../ui/icons/shell.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Notifications } from './notifications.tsx';
import { SearchButton } from './search-button.tsx';
import { SyncIndicator } from './sync-indicator.tsx';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
}

/** Logo, navigation, search, sync state and user menu. */
export function TopBar({ onSearch, onShortcuts }: TopBarProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b bg-paper">
      <div
        className="mx-auto flex h-(--bar-height) max-w-[calc(1200px+2*var(--gutter))] items-center gap-1
        px-(--gutter)"
      >
        <MainNavigation />
        <div className="ml-auto flex items-center gap-1 max-lg:-mr-2 lg:-mr-3.5">
          <SyncIndicator />
          <SearchButton onSearch={onSearch} />
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
