import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useMailSync } from '../../../lib/mail-sync/use-mail-sync.ts';
import { usePrivacyBlur } from '../../../lib/privacy-blur.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { setTheme } from '../../../lib/theme.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { RefreshCw, Undo2 } from '../../../ui/icons/common.tsx';
import { EyeOff, Keyboard, LogOut, Monitor, Moon, Repeat, Settings, Sun } from '../../../ui/icons/frame.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { Download, FileUp } from '../../../ui/icons/ledger.tsx';
import { PLACES } from '../places.ts';

/** Something the palette does: a line to choose, and what happens then. */
export interface Command {
  readonly id: string;
  readonly label: ReactNode;
  /** What it is found by, in lower case. */
  readonly words: string;
  readonly run: () => void;
}

/** Places of the product, in the order of the navigation. */
export function placeCommands(): Command[] {
  const go = (href: string) => () => navigate(href);
  return [
    ...PLACES.map(({ href, label, hint, icon }) => command(label, hint, icon, go(href))),
    command('Subscriptions', 'recurring bills trials', Repeat, go('/subscriptions')),
    command('Health', 'hsa fsa claim eligible', PLACES[5]?.icon ?? Repeat, go('/insights?view=health')),
    command('Account Settings', 'bank gmail notifications privacy profile', Settings, go('/settings')),
  ];
}

/** What can be done from anywhere. */
export function useActions(onShortcuts: () => void): Command[] {
  const { logout } = useAuth();
  const undo = useUndo();
  const mail = useMailSync();
  const [isBlurred, toggleBlur] = usePrivacyBlur();
  return [
    command('Import statement', 'file csv ofx bank', FileUp, () => navigate('/transactions?import=open')),
    command('Connect a bank', 'account plaid simplefin', Download, () =>
      navigate('/settings?tab=data-sources'),
    ),
    ...(mail.sync && !mail.isRunning
      ? [command('Read new mail', 'gmail sync receipts', RefreshCw, mail.start)]
      : []),
    command('Undo', 'take back', Undo2, undo.undo),
    command('Redo', 'do again', Undo2, undo.redo),
    command(isBlurred ? 'Show figures' : 'Blur figures', 'privacy hide', EyeOff, toggleBlur),
    command('Light theme', 'appearance', Sun, () => setTheme('light')),
    command('Dark theme', 'appearance', Moon, () => setTheme('dark')),
    command('Theme of the system', 'appearance', Monitor, () => setTheme('system')),
    command('Keyboard shortcuts', 'keys help', Keyboard, onShortcuts),
    command('Sign Out', 'logout leave', LogOut, () => void logout()),
  ];
}

export function matching(commands: readonly Command[], text: string): Command[] {
  const wanted = text.trim().toLowerCase();
  return commands.filter((one) => one.words.includes(wanted));
}

function command(label: string, words: string, Icon: Icon, run: () => void): Command {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    words: `${label} ${words}`.toLowerCase(),
    run,
    label: (
      <>
        <Icon aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
        {label}
      </>
    ),
  };
}
