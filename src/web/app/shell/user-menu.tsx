import { useLocation } from 'wouter';
import { usePrivacyBlur } from '../../lib/privacy-blur.ts';
import { useAuth, useSignedIn } from '../../lib/session/auth-context.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { texts } from '../../texts/en/shell.ts';
import { EyeOff, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from '../../ui/icons/shell.tsx';
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const THEMES: readonly { readonly value: Theme; readonly label: React.ReactNode }[] = [
  {
    value: 'light',
    label: (
      <>
        <Sun {...ICON} /> {texts.themes.light}
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon {...ICON} /> {texts.themes.dark}
      </>
    ),
  },
  {
    value: 'system',
    label: (
      <>
        <Monitor {...ICON} /> {texts.themes.system}
      </>
    ),
  },
];

/** Shows the signed-in user and their menu. */
export function UserMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { logout } = useAuth();
  const session = useSignedIn();
  const [, navigate] = useLocation();
  const [theme, setTheme] = useTheme();
  const [isBlurred, toggleBlur] = usePrivacyBlur();
  const email = session?.profile?.email ?? session?.user.email ?? '';
  const name = (session?.profile?.name ?? session?.user.name) || email;
  const trigger = (
    <button type="button" className="btn max-xl:w-10 max-xl:px-0" data-variant="quiet" title={name}>
      <MerchantMark name={name} size={26} />
      <span className="max-w-36 truncate max-xl:sr-only">{name}</span>
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <div className="px-2.5 py-2">
        <p className="truncate font-medium">{name}</p>
        {email !== name && <p className="truncate text-13 text-muted">{email}</p>}
      </div>
      <MenuSeparator />
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings {...ICON} /> {texts.accountSettings}
      </MenuItem>
      <MenuItem onSelect={onShortcuts}>
        <Keyboard {...ICON} /> {texts.keyboardShortcuts}
      </MenuItem>
      <MenuItem onSelect={toggleBlur}>
        <EyeOff {...ICON} /> {isBlurred ? texts.showFigures : texts.blurFigures}
      </MenuItem>
      <MenuSeparator />
      <MenuHeading>{texts.themes.title}</MenuHeading>
      <MenuChoice
        value={theme}
        options={THEMES}
        onChange={(next) => setTheme(next === 'light' || next === 'dark' ? next : 'system')}
      />
      <MenuSeparator />
      <MenuItem onSelect={() => void logout()}>
        <LogOut {...ICON} /> {texts.signOut}
      </MenuItem>
    </Menu>
  );
}
