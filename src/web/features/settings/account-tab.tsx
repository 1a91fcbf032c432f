import { useSearch } from 'wouter';
import { AccountCards } from './account-cards.tsx';
import { AdministrationPage } from './administration/administration-page.tsx';
import { HouseholdPage } from './household/household-page.tsx';
import type { Settings } from './settings.ts';

/** The Account tab, or the subpage named in the URL. */
export function AccountTab({ settings }: { readonly settings: Settings }) {
  const { isAdministrator } = settings.profile;
  const view = new URLSearchParams(useSearch()).get('view');
  if (isAdministrator && view === 'administration') return <AdministrationPage />;
  if (view === 'household') return <HouseholdPage />;
  return <AccountCards settings={settings} />;
}
