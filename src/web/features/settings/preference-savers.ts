import type { QueryClient } from '@tanstack/react-query';
import { write } from '../../lib/api-client.ts';
import { queryKeyOf } from '../../lib/api-query.ts';
import { identity } from '../../lib/session/identity.ts';
import type { Settings } from './settings.ts';
import { createToggleSaver, type ToggleSaver } from './toggle-saver.ts';

export type ToggleArea = 'notificationPrefs' | 'privacySettings';
export type ToggleKey<Area extends ToggleArea> = keyof Settings[Area] & string;

interface Savers {
  readonly notificationPrefs: ToggleSaver<ToggleKey<'notificationPrefs'>>;
  readonly privacySettings: ToggleSaver<ToggleKey<'privacySettings'>>;
  readonly counting: ToggleSaver<'usesItemCategories'>;
}

const byClient = new WeakMap<QueryClient, Savers>();

/** The toggle savers of a query client: they continue when the user leaves the settings, and end with the session. */
export function preferenceSavers(client: QueryClient): Savers {
  const known = byClient.get(client);
  if (known) return known;
  const save = (part: Partial<Settings>): void => {
    client.setQueryData<{ readonly settings: Settings }>(queryKeyOf('getSettings'), (cached) =>
      cached ? { settings: { ...cached.settings, ...part } } : cached,
    );
  };
  const settings = (): Settings | null =>
    client.getQueryData<{ readonly settings: Settings }>(queryKeyOf('getSettings'))?.settings ?? null;
  const onFailed = (error: unknown): void => console.error('Failed to save a preference:', error);
  const savers: Savers = {
    notificationPrefs: createToggleSaver({
      known: () => settings()?.notificationPrefs ?? null,
      save: (map) => write('updateNotifications', { body: map }),
      onSaved: (notificationPrefs) => save({ notificationPrefs }),
      onFailed,
    }),
    privacySettings: createToggleSaver({
      known: () => settings()?.privacySettings ?? null,
      save: (map) => write('updateProfile', { body: { privacySettings: map } }),
      onSaved: (privacySettings) => save({ privacySettings }),
      onFailed,
    }),
    counting: createToggleSaver({
      known: () => {
        const profile = settings()?.profile;
        return profile ? { usesItemCategories: profile.usesItemCategories } : null;
      },
      save: (body) => write('updateProfile', { body }),
      onSaved: ({ usesItemCategories }) => {
        const profile = settings()?.profile;
        if (profile) save({ profile: { ...profile, usesItemCategories } });
      },
      onFailed,
    }),
  };
  byClient.set(client, savers);
  const allSavers = [savers.notificationPrefs, savers.privacySettings, savers.counting];
  const onOnline = (): void => {
    for (const saver of allSavers) saver.retry();
  };
  window.addEventListener('online', onOnline);
  const stop = identity.onUserChange((user) => {
    if (user) return;
    for (const saver of allSavers) saver.clear();
    window.removeEventListener('online', onOnline);
    byClient.delete(client);
    queueMicrotask(() => stop());
  });
  return savers;
}
