import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import type { Settings } from './settings-screen.tsx';

interface Cached {
  readonly settings: Settings;
}

interface Change<Key extends string> {
  readonly key: Key;
  readonly isOn: boolean;
  /** The name of the switch, for the message. */
  readonly label: string;
}

/**
 * Flips one switch of a map at once and saves the whole map. One save at a time, so that a quick second
 * flip is never overtaken; a switch that could not be saved goes back and says so.
 */
export function useToggleMap<Key extends string>(
  area: 'notificationPrefs' | 'privacySettings',
  save: (settings: Settings) => Promise<unknown>,
): (change: Change<Key>) => void {
  const client = useQueryClient();
  const addToast = useToast();
  const key = queryKeyOf('getSettings');
  const put = (change: Change<Key>, isOn: boolean): void => {
    client.setQueryData<Cached>(key, (cached) =>
      cached
        ? { settings: { ...cached.settings, [area]: { ...cached.settings[area], [change.key]: isOn } } }
        : cached,
    );
  };
  const mutation = useMutation({
    scope: { id: area },
    onMutate: async (change: Change<Key>) => {
      await client.cancelQueries({ queryKey: key });
      put(change, change.isOn);
    },
    mutationFn: async () => {
      const current = client.getQueryData<Cached>(key);
      if (current) await save(current.settings);
    },
    onError: (error, change) => {
      console.error('Failed to save a preference:', error);
      put(change, !change.isOn);
      addToast(`“${change.label}” was not saved. ${messageOf(error, 'Try again in a moment.')}`, 'error');
    },
  });
  return (change) => mutation.mutate(change);
}
