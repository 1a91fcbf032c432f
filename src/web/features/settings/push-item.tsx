import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { pushPermission, subscribeThisBrowser } from '../../lib/push/subscription.ts';
import { texts } from '../../texts/en/notifications.ts';
import { texts as settingsTexts } from '../../texts/en/settings.ts';
import { SwitchRow } from '../../ui/fields/switch.tsx';
import { preferenceSavers } from './preference-savers.ts';
import { PushDevices } from './push-devices.tsx';
import type { Settings } from './settings.ts';

/** The push notification switch. Saves immediately; a problem with this browser shows next to it. */
export function PushItem({ settings }: { readonly settings: Settings }) {
  const { data } = useQuery(apiQuery('getAlertSettings'));
  const saver = preferenceSavers(useQueryClient()).notificationPrefs;
  const { wanted } = useSyncExternalStore(saver.subscribe, saver.state);
  const known = settings.notificationPrefs;
  const isOn = wanted.push ?? known.push;
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useMutation({
    mutationFn: async (turnsOn: boolean) => {
      saver.choose('push', turnsOn);
      // Turning it off keeps the devices; each can be removed below.
      if (!turnsOn) return null;
      const { permission, isSubscribed } = await subscribeThisBrowser(data?.pushKey ?? '');
      return isSubscribed ? null : texts.push[permission === 'unsupported' ? 'unsupported' : 'denied'];
    },
    onSuccess: setProblem,
    onError: () => setProblem(texts.push.failed),
  });
  const isMissing = isOn && data !== undefined && data.devices.length === 0;
  const { label, hint } = settingsTexts.notifications.push;
  return (
    <>
      <SwitchRow
        label={label}
        hint={hint}
        isOn={isOn}
        onChange={(turnsOn) => turn.mutate(turnsOn)}
        note={
          (problem ?? (isMissing && !turn.isPending)) ? (
            <span className="text-13 text-amber">
              {problem ?? texts.push[pushPermission() === 'denied' ? 'denied' : 'noDevice']}
            </span>
          ) : null
        }
      />
      {data && <PushDevices settings={data} isOn={isOn} />}
    </>
  );
}
