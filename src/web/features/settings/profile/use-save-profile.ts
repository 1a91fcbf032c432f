import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings.ts';

/** Saves the profile; a new language shows at once. */
export function useSaveProfile(onDone: () => void) {
  const addToast = useToast();
  const { reloadProfile } = useAuth();
  return useMutation({
    mutationFn: (body: BodyOf<'updateProfile'>) => write('updateProfile', { body }),
    onSuccess: () => {
      // A page of another language takes the place of this one.
      void reloadProfile();
      addToast(texts.profile.saved);
      onDone();
    },
    onError: (error) => console.error('Failed to update the profile:', error),
  });
}
