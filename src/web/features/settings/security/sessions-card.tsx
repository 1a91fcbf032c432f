import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/security.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AgoText } from '../../../ui/date-text.tsx';
import type { Security } from './security-section.tsx';

type Session = Security['sessions'][number];

/** Signed-in devices; sign out one or all others. */
export function SessionsCard({ sessions }: { readonly sessions: readonly Session[] }) {
  const addToast = useToast();
  const endOthers = useMutation({
    mutationFn: () => write('endOtherSessions'),
    onSuccess: () => addToast(texts.sessions.othersEnded),
    onError: (error) => addToast(errorMessage(error, texts.failed), 'error'),
  });
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Card title={texts.sessions.title}>
      <ul className="divide-y divide-line border-t">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <div className="border-t px-4 py-4 sm:px-5">
        {hasOthers ? (
          <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {texts.sessions.endOthers}
          </Button>
        ) : (
          <p className="text-14 text-muted">{texts.sessions.alone}</p>
        )}
      </div>
    </Card>
  );
}

function SessionLine({ session }: { readonly session: Session }) {
  const addToast = useToast();
  const end = useMutation({
    mutationFn: () => write('endSession', { params: { sessionId: session.id } }),
    onSuccess: () => addToast(texts.sessions.ended),
    onError: (error) => addToast(errorMessage(error, texts.failed), 'error'),
  });
  const device = session.device || texts.sessions.unknown;
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{device}</span>
          {session.isCurrent && <Badge tone="good">{texts.sessions.current}</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          {session.ipAddress !== '' && <span>{session.ipAddress}</span>}
          <span>{texts.sessions.signedIn(<AgoText instant={session.signedInAt} />)}</span>
          {!session.isCurrent && <span>{texts.sessions.used(<AgoText instant={session.lastUsedAt} />)}</span>}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          isBusy={end.isPending}
          aria-label={texts.sessions.endOf(device)}
          onClick={() => end.mutate()}
        >
          {texts.sessions.end}
        </Button>
      )}
    </li>
  );
}
