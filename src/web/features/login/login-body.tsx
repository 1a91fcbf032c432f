import { lazy, Suspense } from 'react';
import { LazyCodeStep } from '../../lib/session/lazy-code-step.tsx';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import type { SentEmail } from './check-email.tsx';
import type { LoginParams } from './login-mode.ts';
import { SignInOptions } from './sign-in-options.tsx';
import type { SignInMethod } from './use-leave-after-sign-in.ts';

const CheckEmail = lazy(() => import('./check-email.tsx').then((module) => ({ default: module.CheckEmail })));
const MailModes = lazy(() => import('./email-forms.tsx').then((module) => ({ default: module.EmailForms })));

interface LoginBodyProps {
  readonly address: LoginParams;
  readonly config: ServerConfig | null;
  readonly search: string;
  readonly sent: SentEmail | null;
  readonly isCodeNeeded: boolean;
  readonly setEntrance: (entrance: SignInMethod) => void;
  readonly setEmailSent: (sent: SentEmail | null) => void;
  readonly setCodeNeeded: (isNeeded: boolean) => void;
}

/** The form of a login mode or its next step. */
export function LoginBody({ address, config, search, sent, isCodeNeeded, ...on }: LoginBodyProps) {
  const { mode } = address;
  if (isCodeNeeded) return <LazyCodeStep onCancel={() => on.setCodeNeeded(false)} />;
  if (mode === 'sign-in' || mode === 'sign-up')
    return (
      <>
        {sent && (
          <Suspense fallback={<div className="min-h-40" />}>
            <CheckEmail sent={sent} onChangeAddress={() => on.setEmailSent(null)} />
          </Suspense>
        )}
        {/* Keeps the typed values in case the user changes the address. */}
        <div className={sent ? 'hidden' : 'grid gap-7'}>
          <SignInOptions
            {...{ config, search, mode }}
            onStart={on.setEntrance}
            onSent={on.setEmailSent}
            onCodeNeeded={() => on.setCodeNeeded(true)}
          />
        </div>
      </>
    );
  return (
    <Suspense fallback={<div className="min-h-40" />}>
      <MailModes key={mode} {...{ address, config, search }} />
    </Suspense>
  );
}
