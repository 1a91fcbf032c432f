import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AdministrationEntry } from './administration/administration-entry.tsx';
import { DeleteUserCard } from './delete-user-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { HouseholdEntry } from './household/household-entry.tsx';
import { ProfileEditor } from './profile/profile-editor.tsx';
import { SecurityCards } from './security/security-cards.tsx';
import type { Settings } from './settings.ts';
import { ItemCategoriesItem } from './toggle-item.tsx';

/** Cards of the Account tab: profile, sign-out and account deletion. */
export function AccountCards({ settings }: { readonly settings: Settings }) {
  const { logout } = useAuth();
  const { isAdministrator } = settings.profile;
  return (
    <div className="grid gap-5">
      <ProfileEditor profile={settings.profile} />
      <GoalsCard profile={settings.profile} />
      <Card title={texts.counting.title}>
        <div className="border-t px-4 sm:px-5">
          <ItemCategoriesItem settings={settings} />
        </div>
      </Card>
      <HouseholdEntry />
      <SecurityCards />
      {isAdministrator && <AdministrationEntry />}
      <Card title={texts.session.title}>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 sm:px-5 py-4">
          <p className="text-14 text-muted">{texts.session.explained}</p>
          <Button onClick={() => void logout()}>{texts.session.signOut}</Button>
        </div>
      </Card>
      <DeleteUserCard />
    </div>
  );
}
