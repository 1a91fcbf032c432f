import { useAuth } from '../../lib/session/auth-context.ts';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { type LoginMode, type LoginParams, loginUrl } from './login-mode.ts';
import { ResetForm } from './reset-form.tsx';
import { VerifyStep } from './verify-step.tsx';

interface EmailFormsProps {
  readonly address: LoginParams;
  readonly config: ServerConfig | null;
  readonly search: string;
}

/** Login modes that involve email; loaded on demand. */
export function EmailForms({ search, ...props }: EmailFormsProps) {
  return (
    <>
      <Mode {...props} />
      <BackLink mode={props.address.mode} search={search} />
    </>
  );
}

function Mode({ address, config }: Omit<EmailFormsProps, 'search'>) {
  if (address.mode === 'forgot') return <ForgotForm config={config} />;
  if (address.mode === 'reset')
    return <ResetForm code={address.code} lengthMin={config?.passwordLengthMin ?? null} />;
  if (address.mode === 'email') return <ChangeEmailForm config={config} />;
  return <VerifyStep code={address.code} isNewAccount={config?.isSignUpByEmail ?? false} />;
}

/** Link from an email mode back to settings or sign-in. */
function BackLink({ mode, search }: { readonly mode: LoginMode; readonly search: string }) {
  const { session } = useAuth();
  const isSignedIn = session.status === 'signedIn';
  if (session.status === 'loading' || mode === 'verify') return null;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 border-t pt-6 text-14">
      <TextLink href={isSignedIn ? '/settings?tab=account' : loginUrl(search, 'sign-in')}>
        {isSignedIn ? texts.toSettings : texts.toSignIn}
      </TextLink>
      {mode === 'reset' && <TextLink href={loginUrl(search, 'forgot')}>{texts.anotherLink}</TextLink>}
    </div>
  );
}
