import { useMutation, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { errorMessage } from '../../lib/failure.ts';
import {
  currentEndpointHash,
  pushPermission,
  removeDevice,
  subscribeThisBrowser,
} from '../../lib/push/subscription.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AgoText } from '../../ui/date-text.tsx';

type AlertSettings = ResponseOf<'getAlertSettings'>;
type Device = AlertSettings['devices'][number];

interface PushDevicesProps {
  readonly settings: Pick<AlertSettings, 'devices' | 'pushKey'>;
  /** Whether push notifications are on; only then can this browser be added. */
  readonly isOn: boolean;
}

/** Devices with push notifications: remove any, add this browser. */
export function PushDevices({ settings: { devices, pushKey }, isOn }: PushDevicesProps) {
  const addToast = useToast();
  const { data: ownHash = null } = useQuery({
    queryKey: ['this-browser', ...devices.map(({ id }) => id)],
    queryFn: currentEndpointHash,
  });
  const add = useMutation({
    mutationFn: () => subscribeThisBrowser(pushKey ?? ''),
    onSuccess: ({ permission, isSubscribed }) => {
      if (!isSubscribed)
        addToast(texts.push[permission === 'unsupported' ? 'unsupported' : 'denied'], 'error');
    },
    onError: (error) => addToast(errorMessage(error, texts.push.failed), 'error'),
  });
  const isThis = ({ endpointHash }: Device) => endpointHash === ownHash;
  const mayAsk = ['ask', 'granted'].includes(pushPermission());
  const canAdd = isOn && mayAsk && pushKey !== null && !devices.some(isThis);
  if (devices.length === 0 && !canAdd) return null;
  return (
    <div className="grid gap-3 py-4">
      <h3 className="text-14 font-medium">{texts.devices.title}</h3>
      {devices.length > 0 && (
        <ul className="grid gap-3">
          {devices.map((device) => (
            <DeviceLine key={device.id} device={device} isThis={isThis(device)} />
          ))}
        </ul>
      )}
      {canAdd && (
        <div>
          <Button size="small" isBusy={add.isPending} onClick={() => add.mutate()}>
            {texts.devices.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function DeviceLine({ device, isThis }: { readonly device: Device; readonly isThis: boolean }) {
  const addToast = useToast();
  const remove = useMutation({
    mutationFn: () => removeDevice(device.id, isThis),
    onSuccess: () => addToast(texts.devices.removed),
    onError: (error) => addToast(errorMessage(error, texts.devices.notRemoved), 'error'),
  });
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{device.name}</span>
          {isThis && <Badge tone="good">{texts.devices.current}</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          <span>{texts.devices.added(<AgoText instant={device.createdAt} />)}</span>
          <span>
            {device.lastMessageAt
              ? texts.devices.used(<AgoText instant={device.lastMessageAt} />)
              : texts.devices.unused}
          </span>
        </p>
      </div>
      <Button
        size="small"
        isBusy={remove.isPending}
        aria-label={texts.devices.removeOf(device.name)}
        onClick={() => remove.mutate()}
      >
        {texts.devices.remove}
      </Button>
    </li>
  );
}
