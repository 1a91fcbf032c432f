import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';

export type AuthenticatorSecret = ResponseOf<'startSecondFactor'>;

interface SetUpDialogProps {
  /** The authenticator secret; null closes the dialog. */
  readonly secret: AuthenticatorSecret | null;
  readonly onClose: () => void;
  /** Called with the recovery codes after a correct code. */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret for an authenticator app and verifies it with a code. */
export function SetUpDialog({ secret, onClose, onConfirmed }: SetUpDialogProps) {
  return (
    <Dialog isOpen={secret !== null} onClose={onClose} title={texts.factor.setUpTitle}>
      {secret && <SetUp secret={secret} onClose={onClose} onConfirmed={onConfirmed} />}
    </Dialog>
  );
}

function SetUp({
  secret,
  onClose,
  onConfirmed,
}: SetUpDialogProps & { readonly secret: AuthenticatorSecret }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useMutation({
    mutationFn: () => write('confirmSecondFactor', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => setProblem(errorMessage(error, texts.failed)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(code.replaceAll(' ', ''));
    setProblem(isWhole ? null : texts.factor.codeMissing);
    if (isWhole) confirm.mutate();
  };
  return (
    <form className="grid gap-5 px-6 pb-6" noValidate onSubmit={submit}>
      <p className="text-14 text-muted">{texts.factor.scan}</p>
      <QrCode text={secret.uri} />
      <div className="grid gap-1 text-14">
        <p className="text-muted">{texts.factor.type}</p>
        <code className="font-mono select-all">{secret.secret.match(/.{4}/g)?.join(' ')}</code>
      </div>
      <Field
        label={texts.factor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FormError message={problem} />
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={confirm.isPending}>
          {texts.factor.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Rendered locally, so that the secret stays in the browser. Always dark on white, which cameras expect. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={texts.factor.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-card border"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
