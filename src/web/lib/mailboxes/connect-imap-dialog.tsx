import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/mailboxes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, SelectField } from '../../ui/fields/field.tsx';
import { write } from '../api-client.ts';
import { apiQuery } from '../api-query.ts';
import { errorMessage } from '../failure.ts';
import { useToast } from '../toasts/toast-context.ts';
import { type KnownServer, useMailServer } from './use-mail-server.ts';

interface ConnectImapDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Address of a mailbox to reconnect; empty for a new one. */
  readonly address?: string;
}

/** Connects an IMAP mailbox by address and password. The server is detected from the address or entered manually. */
export function ConnectImapDialog({ isOpen, onClose, address = '' }: ConnectImapDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={address === '' ? texts.connect.title : texts.connect.titleAgain}
    >
      <ConnectForm firstAddress={address} onClose={onClose} />
    </Dialog>
  );
}

type Security = KnownServer['security'];

interface TypedServer {
  readonly host: string;
  readonly port: string;
  readonly security: Security;
  readonly user: string;
}

function ConnectForm(props: { readonly firstAddress: string; readonly onClose: () => void }) {
  const [address, setAddress] = useState(props.firstAddress);
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState<TypedServer | null>(null);
  const lookup = useMailServer(address);
  const connect = useConnect(props.onClose);
  const known = lookup.server;
  const isUnknown = lookup.address !== null && known === null;
  const server = typed ?? (known ? serverOf(known) : guess(address));
  const isReady = lookup.address !== null && server.host !== '' && password !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { host, port, security, user } = server;
    if (isReady)
      connect.mutate({
        address: address.trim(),
        password,
        host,
        security,
        port: Number(port),
        user: user || address.trim(),
      });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-6 pb-6">
      <Field
        label={texts.connect.address}
        type="email"
        autoComplete="email"
        required
        value={address}
        hint={<TryOut />}
        onChange={(event) => {
          setAddress(event.target.value);
          setTyped(null);
        }}
      />
      {known && typed === null && <Found server={known} onChange={() => setTyped(serverOf(known))} />}
      {(isUnknown || typed !== null) && <ServerFields server={server} onChange={setTyped} />}
      <Field
        label={known?.password === 'app' ? texts.connect.appPassword : texts.connect.password}
        type="password"
        autoComplete="off"
        required
        maxLength={1000}
        value={password}
        hint={texts.connect.passwordHint}
        onChange={(event) => setPassword(event.target.value)}
        error={connect.isError ? errorMessage(connect.error, texts.connect.failed) : undefined}
      />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={props.onClose}>{texts.connect.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={connect.isPending} disabled={!isReady}>
          {connect.isPending ? texts.connect.signingIn : texts.connect.submit}
        </Button>
      </div>
    </form>
  );
}

function useConnect(onDone: () => void) {
  const addToast = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<'connectImap'>) => write('connectImap', { body }),
    onSuccess: (_, body) => {
      addToast(texts.connect.done(body.address));
      onDone();
    },
  });
}

/** A test address of the IMAP emulator, if it runs. */
function TryOut() {
  const config = useQuery(apiQuery('getConfig'));
  const address = config.data?.capabilities.imap.hint;
  return address ? texts.connect.tryOut(address) : null;
}

function Found({ server, onChange }: { readonly server: KnownServer; readonly onChange: () => void }) {
  return (
    <div role="status" className="grid gap-1.5 rounded-card bg-sunken px-4 py-3 text-14">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-medium">{server.name}</span>
        <button type="button" className="text-link text-13" onClick={onChange}>
          {texts.connect.changeServer}
        </button>
      </div>
      {server.advice && <p className="text-muted">{server.advice}</p>}
      {server.helpUrl && (
        <a
          href={server.helpUrl}
          target="_blank"
          rel="noreferrer"
          className="text-link justify-self-start text-13"
        >
          {texts.connect.help(server.name)}
        </a>
      )}
    </div>
  );
}

const SECURITIES: readonly (readonly [Security, string])[] = [
  ['tls', texts.server.tls],
  ['starttls', texts.server.starttls],
];

function ServerFields({
  server,
  onChange,
}: {
  readonly server: TypedServer;
  readonly onChange: (server: TypedServer) => void;
}) {
  const change = (part: Partial<TypedServer>) => onChange({ ...server, ...part });
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
      <Field
        label={texts.server.host}
        required
        autoComplete="off"
        spellCheck={false}
        value={server.host}
        onChange={(event) => change({ host: event.target.value.trim() })}
      />
      <Field
        label={texts.server.port}
        required
        inputMode="numeric"
        value={server.port}
        onChange={(event) => change({ port: event.target.value.replace(/\D/g, '').slice(0, 5) })}
      />
      <SelectField
        label={texts.server.encryption}
        value={server.security}
        onChange={(event) => {
          const security = event.target.value === 'starttls' ? 'starttls' : 'tls';
          change({ security, port: security === 'tls' ? '993' : '143' });
        }}
      >
        {server.security === 'none' && <option value="none">{texts.server.noEncryption}</option>}
        {SECURITIES.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={texts.server.user}
        autoComplete="off"
        spellCheck={false}
        className="sm:col-span-2"
        value={server.user}
        hint={texts.server.userHint}
        onChange={(event) => change({ user: event.target.value })}
      />
    </div>
  );
}

function serverOf({ host, port, security, user }: KnownServer): TypedServer {
  return { host, port: String(port), security, user };
}

/** Guesses the IMAP server of an unknown domain. */
function guess(address: string): TypedServer {
  const domain = address.trim().split('@')[1] ?? '';
  return { host: domain === '' ? '' : `imap.${domain}`, port: '993', security: 'tls', user: address.trim() };
}
