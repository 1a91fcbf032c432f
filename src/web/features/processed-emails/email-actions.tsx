import { useMutation } from '@tanstack/react-query';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { Button } from '../../ui/button.tsx';
import { Ellipsis } from '../../ui/icons/common.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { Email } from './email-types.ts';

/** Response of a change; without an event it can't be undone. */
interface Changed {
  readonly done?: true;
  readonly eventId?: string | null;
}

interface EmailActionsProps {
  readonly email: Email;
  /** Whether another email counts as the purchase. */
  readonly isRepeat: boolean;
}

/** Actions on an email: read again, reject, separate, block its sender, delete its data. */
export function EmailActions({ email, isRepeat }: EmailActionsProps) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  const params = { messageId: email.id };
  const act = useMutation({
    mutationFn: ({ run }: { run: () => Promise<Changed>; done: string }) => run(),
    onSuccess: ({ eventId }, { done }) => recordChange({ message: done, eventIds: eventId ? [eventId] : [] }),
    onError: (error) => addToast(errorMessage(error, texts.actions.failed), 'error'),
  });
  const readAgain = (): void =>
    act.mutate({ run: () => write('readEmailAgain', { params }), done: texts.actions.wasReadAgain });
  const reject = (): void =>
    act.mutate({ run: () => write('rejectEmail', { params }), done: texts.actions.wasRejected });
  const separate = (): void =>
    act.mutate({ run: () => write('detachEmail', { params }), done: texts.actions.wasSeparated });
  const block = (): void =>
    act.mutate({
      run: async () => {
        await write('updateSender', { body: { sender: email.address, verdict: 'block' } });
        return {};
      },
      done: texts.actions.wasBlocked(email.address),
    });
  const forget = (): void => {
    const isSure = window.confirm(texts.actions.forgetQuestion);
    if (isSure) act.mutate({ run: () => write('forgetEmail', { params }), done: texts.actions.wasForgotten });
  };
  if (email.state === 'new') return null;
  const mayBeReceipt =
    email.kind !== 'shipping' && (email.state === 'processed' || email.state === 'needs_review');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" isBusy={act.isPending} onClick={readAgain}>
        {texts.actions.readAgain}
      </Button>
      {mayBeReceipt && (
        <Button size="small" isBusy={act.isPending} onClick={reject}>
          {texts.actions.reject}
        </Button>
      )}
      {isRepeat && (
        <Button size="small" isBusy={act.isPending} onClick={separate}>
          {texts.actions.separate}
        </Button>
      )}
      {!email.isForgotten && (
        <Menu
          align="start"
          trigger={
            <Button size="small" variant="quiet" iconOnly aria-label={texts.actions.more}>
              <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
            </Button>
          }
        >
          {email.address !== '' && <MenuItem onSelect={block}>{texts.actions.block(email.address)}</MenuItem>}
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={forget}>
            {texts.actions.forget}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}
