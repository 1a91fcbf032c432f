import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { HistorySelect } from './history-select.tsx';

/** The usual history of SimpleFIN, in days. */
const USUAL_DAYS = 90;

/** Connects banks with a SimpleFIN setup token. */
export function SimplefinCard() {
  const [isOpen, setIsOpen] = useState(false);
  const [token, setToken] = useState('');
  const [historyDays, setHistoryDays] = useState(USUAL_DAYS);
  const addToast = useToast();
  const config = useQuery(apiQuery('getConfig'));
  const emulator = config.data?.capabilities.simplefin.hint ?? null;
  const connect = useMutation({
    mutationFn: () => write('connectSimplefin', { body: { setupToken: token, historyDays } }),
    onSuccess: (linked) => {
      setToken('');
      setIsOpen(false);
      addToast(
        linked.isDuplicate
          ? texts.simplefin.known(linked.institutionName)
          : texts.simplefin.done(linked.institutionName),
      );
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (token.trim() !== '') connect.mutate();
  };
  if (!isOpen)
    return (
      <Card title={texts.simplefin.title}>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 py-4 sm:px-5">
          <p className="max-w-[58ch] text-14 text-muted">{texts.simplefin.explained}</p>
          <Button onClick={() => setIsOpen(true)}>{texts.simplefin.connect}</Button>
        </div>
      </Card>
    );
  return (
    <Card title={texts.simplefin.title}>
      <form onSubmit={submit} className="grid gap-4 border-t px-4 py-5 sm:px-5">
        <p className="max-w-[58ch] text-14 text-muted">{texts.simplefin.explained}</p>
        <Field
          autoFocus
          label={texts.simplefin.token}
          value={token}
          onChange={(event) => setToken(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          hint={
            emulator &&
            texts.simplefin.emulator((words) => (
              <a href={emulator} target="_blank" rel="noreferrer" className="underline">
                {words}
              </a>
            ))
          }
          error={connect.isError ? errorMessage(connect.error, texts.simplefin.failed) : undefined}
        />
        <HistorySelect days={historyDays} onChange={setHistoryDays} />
        <div className="flex gap-2">
          <Button type="submit" isBusy={connect.isPending} disabled={token.trim() === ''}>
            {texts.simplefin.connect}
          </Button>
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {texts.simplefin.close}
          </Button>
        </div>
      </form>
    </Card>
  );
}
