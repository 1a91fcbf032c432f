import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../lib/api-client.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type Kind = ResponseOf<'getAlertSettings'>['mutedKinds'][number];

/** Muted notification kinds, each with a button to unmute it. */
export function MutedKinds({ kinds }: { readonly kinds: readonly Kind[] }) {
  const unmute = useMutation({
    mutationFn: (kind: Kind) => write('muteNotifications', { body: { kind, isMuted: false } }),
  });
  return (
    <Card title={texts.alerts.mutedTitle}>
      <p className="px-4 pb-3 text-13 text-muted sm:px-5">{texts.alerts.mutedHint}</p>
      <ul className="divide-y border-t px-4 sm:px-5">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-3">
            <span className="first-letter:uppercase">{texts.kinds[kind]}</span>
            <Button
              size="small"
              aria-label={texts.panel.unmute(texts.kinds[kind])}
              onClick={() => unmute.mutate(kind)}
            >
              {texts.alerts.unmute}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
