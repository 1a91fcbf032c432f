import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { apiQuery, invalidateAreas } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';

/** The other way to a bank: a token that the person gets from SimpleFIN and pastes here. */
export function SimplefinCard() {
  const [token, setToken] = useState('');
  const client = useQueryClient();
  const addToast = useToast();
  const config = useQuery(apiQuery('getConfig'));
  const standIn = config.data?.capabilities.simplefin.hint ?? null;
  const connect = useMutation({
    mutationFn: () => call('connectSimplefin', { body: { setupToken: token } }),
    onSuccess: (linked) => {
      setToken('');
      addToast(
        linked.isDuplicate
          ? `${linked.institutionName} was already connected.`
          : `${linked.institutionName} is connected. Its rows are being imported.`,
      );
    },
    onSettled: () => invalidateAreas(client, ['settings', 'dashboard', 'transactions']),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (token.trim() !== '') connect.mutate();
  };
  return (
    <Card title="SimpleFIN">
      <form onSubmit={submit} className="grid gap-4 border-t px-4 py-5 sm:px-5">
        <p className="max-w-[58ch] text-14 text-muted">
          SimpleFIN reads banks in the United States and Canada without any sign-in here. Make a setup token
          there and paste it; it works once.
        </p>
        <Field
          label="Setup token"
          value={token}
          onChange={(event) => setToken(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          hint={
            standIn && (
              <>
                For trying it out, the{' '}
                <a href={standIn} target="_blank" rel="noreferrer" className="underline">
                  stand-in
                </a>{' '}
                gives one.
              </>
            )
          }
          error={connect.isError ? messageOf(connect.error, 'The token could not be used.') : undefined}
        />
        <div>
          <Button type="submit" isBusy={connect.isPending} disabled={token.trim() === ''}>
            Connect with SimpleFIN
          </Button>
        </div>
      </form>
    </Card>
  );
}
