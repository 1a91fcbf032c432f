import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings.ts';

/** Saves the profile; a new language applies immediately. */
export function useSaveProfile(onDone: () => void) {
  const addToast = useToast();
  const { reloadProfile } = useAuth();
  return useMutation({
    mutationFn: (body: BodyOf<'updateProfile'>) => write('updateProfile', { body }),
    onSuccess: () => {
      // A changed language reloads the page.
      void reloadProfile();
      addToast(texts.profile.saved);
      onDone();
    },
    onError: (error) => console.error('Failed to update the profile:', error),
  });
}
