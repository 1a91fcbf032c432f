import { Link, useLocation } from 'wouter';
import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LogOut, Settings } from '../../ui/icons/shell.tsx';
import { preloadScreen } from '../routes.tsx';
import { NAV_ITEMS } from './nav-items.ts';

const LINE =
  'flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 text-15 hover:bg-hover ' +
  'aria-[current=page]:bg-hover aria-[current=page]:font-medium';

/** The collapsible menu on small screens. */
export function MobileMenu({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [path] = useLocation();
  const { logout } = useAuth();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.menu} side="right" className="max-w-[320px]">
      <nav aria-label={texts.menu} className="grid gap-0.5 p-3">
        {NAV_ITEMS.map(({ href, label, icon: Icon }) => (
          <Link
            key={href}
            href={href}
            className={LINE}
            aria-current={path === href ? 'page' : undefined}
            onPointerDown={() => void preloadScreen(href)}
            onFocus={() => void preloadScreen(href)}
            onClick={onClose}
          >
            <Icon aria-hidden size={20} strokeWidth={1.5} className="text-muted" />
            {label}
          </Link>
        ))}
        <div className="menu-line" />
        <Link
          href="/settings"
          className={LINE}
          aria-current={path === '/settings' ? 'page' : undefined}
          onClick={onClose}
        >
          <Settings aria-hidden size={20} strokeWidth={1.5} className="text-muted" />
          {texts.accountSettings}
        </Link>
        <button type="button" className={LINE} onClick={() => void logout()}>
          <LogOut aria-hidden size={20} strokeWidth={1.5} className="text-muted" />
          {texts.signOut}
        </button>
      </nav>
    </Dialog>
  );
}
