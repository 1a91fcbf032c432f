import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { apiQuery } from '../../lib/api-query.ts';
import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/icons/common.tsx';

/** The setup steps, each checked when done. */
export function SetupSteps() {
  const settings = useQuery(apiQuery('getSettings'));
  const services = settings.data?.settings.connectedServices;
  const bank = useBankLink();
  const mailbox = useMailboxLink('settings');
  return (
    <section className="card">
      <div className="px-5 pt-6 pb-2 sm:px-7">
        <h2 className="font-serif text-24 tracking-[-0.01em]">{texts.firstRun.title}</h2>
      </div>
      <ol className="px-5 pb-4 sm:px-7">
        <Step
          number={1}
          title={texts.firstRun.bank.title}
          text={texts.firstRun.bank.text}
          isDone={services?.plaid.connected ?? false}
          action={
            <>
              <Button variant="primary" isBusy={bank.isBusy} onClick={() => void bank.start()}>
                {texts.firstRun.bank.connect}
              </Button>
              <Link href="/transactions?import=open" className="text-link text-14">
                {texts.firstRun.bank.import}
              </Link>
            </>
          }
        />
        <Step
          number={2}
          title={texts.firstRun.mailbox.title}
          text={texts.firstRun.mailbox.text}
          isDone={services?.gmail.connected ?? false}
          action={
            <Button isBusy={mailbox.isBusy} onClick={() => void mailbox.connect()}>
              {texts.firstRun.mailbox.connect}
            </Button>
          }
          note={mailbox.failure}
        />
        <Step number={3} title={texts.firstRun.match.title} text={texts.firstRun.match.text} isDone={false} />
      </ol>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly action?: ReactNode;
  readonly note?: string | null;
}

function Step({ number, title, text, isDone, action, note }: StepProps) {
  return (
    <li className="flex gap-4 border-t py-5 first:border-t-0">
      <span
        className={
          isDone
            ? 'grid size-7 shrink-0 place-items-center rounded-full bg-evergreen text-on-evergreen'
            : `figures grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-13
              font-medium`
        }
      >
        {isDone ? <Check aria-label={texts.firstRun.done} size={15} strokeWidth={2} /> : number}
      </span>
      <div className="grid flex-1 gap-1">
        <h3 className="font-medium">{title}</h3>
        <p className="max-w-[58ch] text-14 text-muted">{text}</p>
        {!isDone && action && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">{action}</div>
        )}
        {note && <p className="text-13 text-brick">{note}</p>}
      </div>
    </li>
  );
}
