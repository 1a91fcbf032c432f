import { navigate } from 'wouter/use-browser-location';
import { useMailSync } from '../../../lib/mail-sync/use-mail-sync.ts';
import { usePrivacyBlur } from '../../../lib/privacy-blur.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { setTheme } from '../../../lib/theme.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/palette.ts';
import { RefreshCw, Undo2 } from '../../../ui/icons/common.tsx';
import { Download, FileUp } from '../../../ui/icons/ledger.tsx';
import { EyeOff, Keyboard, LogOut, Monitor, Moon, Sun } from '../../../ui/icons/shell.tsx';
import { type Command, command } from './commands.tsx';

/** Actions available on every page. */
export function useActions(onShortcuts: () => void): Command[] {
  const { logout } = useAuth();
  const undo = useUndo();
  const mail = useMailSync();
  const [isBlurred, toggleBlur] = usePrivacyBlur();
  return [
    command(texts.importing.label, texts.importing.words, FileUp, () =>
      navigate('/transactions?import=open'),
    ),
    command(texts.bank.label, texts.bank.words, Download, () => navigate('/settings?tab=data-sources')),
    ...(mail.sync && !mail.isRunning
      ? [command(texts.email.label, texts.email.words, RefreshCw, mail.start)]
      : []),
    command(texts.undo.label, texts.undo.words, Undo2, undo.undo),
    command(texts.redo.label, texts.redo.words, Undo2, undo.redo),
    command(isBlurred ? texts.figures.show : texts.figures.blur, texts.figures.words, EyeOff, toggleBlur),
    command(texts.themes.light, texts.themes.words, Sun, () => setTheme('light')),
    command(texts.themes.dark, texts.themes.words, Moon, () => setTheme('dark')),
    command(texts.themes.system, texts.themes.words, Monitor, () => setTheme('system')),
    command(texts.shortcuts.label, texts.shortcuts.words, Keyboard, onShortcuts),
    command(texts.signOut.label, texts.signOut.words, LogOut, () => void logout()),
  ];
}
