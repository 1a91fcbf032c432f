import { type FormEvent, useState } from 'react';
import { write } from '../../lib/api-client.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { type Sender, SenderItem, type Verdict, VerdictBadge } from './sender-item.tsx';
import { useMailMutation } from './use-mail-mutation.ts';

const SHOWN_FIRST = 8;

/** Senders with their share of receipts and the user's rules. */
export function SendersCard({ data }: { readonly data: EmailAi }) {
  const [isAll, setAll] = useState(false);
  const rule = useMailMutation(
    (body: { sender: string; verdict: Verdict | null }) => write('updateSender', { body }),
    texts.senders.notSaved,
  );
  const forgetting = useDeleteSenderEmails();
  const set = (sender: string, verdict: Verdict | null): void => rule.mutate({ sender, verdict });
  const shown = isAll ? data.senders : data.senders.slice(0, SHOWN_FIRST);
  const elsewhere = data.senderRules.filter(
    ({ sender }) => !data.senders.some((known) => known.address === sender),
  );
  return (
    <Card title={texts.senders.title}>
      {shown.length > 0 && (
        <ul className="border-t">
          {shown.map((sender) => (
            <SenderItem key={sender.address} sender={sender} onRule={set} onForget={forgetting.ask} />
          ))}
        </ul>
      )}
      {data.senders.length > SHOWN_FIRST && (
        <div className="border-t px-2 py-2">
          <Button size="small" variant="quiet" onClick={() => setAll(!isAll)}>
            {isAll ? texts.senders.fewer : texts.senders.all(formatCount(data.senders.length))}
          </Button>
        </div>
      )}
      <RuleForm isBusy={rule.isPending} onRule={set} />
      {elsewhere.length > 0 && (
        <ul className="grid gap-1 px-4 pb-4 sm:px-5">
          {elsewhere.map(({ sender, verdict }) => (
            <li key={sender} className="flex min-h-8 items-center gap-2 text-13">
              <span className="min-w-0 flex-1 truncate">{sender}</span>
              <VerdictBadge verdict={verdict} />
              <Button size="small" variant="quiet" onClick={() => set(sender, null)}>
                {texts.senders.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function useDeleteSenderEmails() {
  const addToast = useToast();
  const forget = useMailMutation(
    (sender: string) => write('forgetEmails', { body: { sender } }),
    texts.forgetting.failed,
    ({ forgotten }) => addToast(texts.forgetting.done(forgotten)),
  );
  const ask = (sender: Sender): void => {
    const isSure = window.confirm(texts.forgetting.askSender(sender.messages, sender.sender));
    if (isSure) forget.mutate(sender.address);
  };
  return { ask };
}

function RuleForm(props: {
  readonly isBusy: boolean;
  readonly onRule: (sender: string, verdict: Verdict) => void;
}) {
  const [text, setText] = useState('');
  const submit = (verdict: Verdict) => (event: FormEvent | null) => {
    event?.preventDefault();
    if (text.trim() === '') return;
    props.onRule(text.trim(), verdict);
    setText('');
  };
  return (
    <form className="grid gap-2 border-t px-4 py-4 sm:px-5" onSubmit={submit('block')}>
      <label htmlFor="sender-rule" className="text-13 text-muted">
        {texts.senders.rule}
      </label>
      <div className="grid grid-cols-2 gap-2">
        <input
          id="sender-rule"
          className="input col-span-2 min-w-0"
          placeholder={texts.senders.ruleExample}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="small" type="submit" disabled={props.isBusy}>
          {texts.senders.verdicts.block}
        </Button>
        <Button size="small" disabled={props.isBusy} onClick={() => submit('allow')(null)}>
          {texts.senders.verdicts.allow}
        </Button>
      </div>
    </form>
  );
}
