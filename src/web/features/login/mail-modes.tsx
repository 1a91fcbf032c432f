import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import type { LoginAddress } from './login-mode.ts';
import { ResetForm } from './reset-form.tsx';
import { VerifyStep } from './verify-step.tsx';

/** The modes of the login that have to do with email; fetched when one of them is wanted. */
export function MailModes({
  address,
  config,
}: {
  readonly address: LoginAddress;
  readonly config: ServerConfig | null;
}) {
  if (address.mode === 'forgot') return <ForgotForm config={config} />;
  if (address.mode === 'reset')
    return <ResetForm code={address.code} lengthMin={config?.passwordLengthMin ?? null} />;
  if (address.mode === 'email') return <ChangeEmailForm config={config} />;
  return <VerifyStep code={address.code} isNewAccount={config?.isSignUpByEmail ?? false} />;
}
