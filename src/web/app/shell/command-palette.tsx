import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePrivacyBlur } from '../../lib/privacy-blur.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { setTheme } from '../../lib/theme.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ArrowRight, Search } from '../../ui/icons/common.tsx';
import { EyeOff, LogOut, Moon, Repeat, Settings, Sun } from '../../ui/icons/frame.tsx';
import { PLACES } from './places.ts';

interface Command {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Search and commands: what is typed finds a place, an action, or rows. */
export function CommandPalette({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search and commands" side="top" isTitleHidden>
      <PaletteBody onDone={onClose} />
    </Dialog>
  );
}

function PaletteBody({ onDone }: { readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const commands = matching(useCommands(), text);
  const run = (command: Command | undefined): void => {
    if (!command) return;
    onDone();
    command.run();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setActive((index) => Math.min(commands.length - 1, index + 1));
    else if (event.key === 'ArrowUp') setActive((index) => Math.max(0, index - 1));
    else if (event.key === 'Enter') run(commands[active]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b px-4">
        <Search {...ICON} className="text-muted" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={commands[active] ? `${listId}-${commands[active].id}` : undefined}
          aria-label="Search transactions, or go somewhere"
          placeholder="Search transactions, or go somewhere"
          className="h-13 w-full bg-transparent text-15 outline-none placeholder:text-muted"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <div id={listId} role="listbox" aria-label="Results" className="max-h-[50dvh] overflow-auto p-1.5">
        {commands.map((command, index) => (
          <div
            key={command.id}
            id={`${listId}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="menu-item text-14 aria-selected:bg-hover"
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
            onKeyDown={onKey}
          >
            <span className="text-muted">{command.icon}</span>
            {command.label}
          </div>
        ))}
      </div>
    </>
  );
}

function useCommands(): Command[] {
  const { logout } = useAuth();
  const [isBlurred, toggleBlur] = usePrivacyBlur();
  const places = PLACES.map(({ href, label, hint, icon: Icon }) => ({
    id: href.slice(1).replace('/', '-'),
    label,
    words: hint,
    icon: <Icon {...ICON} />,
    run: () => navigate(href),
  }));
  return [
    ...places,
    {
      id: 'subscriptions',
      label: 'Subscriptions',
      words: 'recurring bills trials',
      icon: <Repeat {...ICON} />,
      run: () => navigate('/subscriptions'),
    },
    {
      id: 'settings',
      label: 'Account Settings',
      words: 'bank gmail notifications privacy profile',
      icon: <Settings {...ICON} />,
      run: () => navigate('/settings'),
    },
    {
      id: 'light',
      label: 'Light theme',
      words: 'appearance',
      icon: <Sun {...ICON} />,
      run: () => setTheme('light'),
    },
    {
      id: 'dark',
      label: 'Dark theme',
      words: 'appearance',
      icon: <Moon {...ICON} />,
      run: () => setTheme('dark'),
    },
    {
      id: 'blur',
      label: isBlurred ? 'Show figures' : 'Blur figures',
      words: 'privacy hide',
      icon: <EyeOff {...ICON} />,
      run: toggleBlur,
    },
    {
      id: 'sign-out',
      label: 'Sign Out',
      words: 'logout leave',
      icon: <LogOut {...ICON} />,
      run: () => void logout(),
    },
  ];
}

function matching(commands: readonly Command[], text: string): Command[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...commands];
  const found = commands.filter((command) =>
    `${command.label} ${command.words}`.toLowerCase().includes(wanted),
  );
  const search: Command = {
    id: 'search',
    label: `Search transactions for “${text.trim()}”`,
    words: '',
    icon: <ArrowRight {...ICON} />,
    run: () => navigate(`/transactions?q=${encodeURIComponent(text.trim())}`),
  };
  return [...found, search];
}
