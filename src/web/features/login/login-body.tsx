import { lazy, Suspense } from 'react';
import { LaterCodeStep } from '../../lib/session/later-code-step.tsx';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import type { SentEmail } from './check-email.tsx';
import { Entering } from './entering.tsx';
import type { LoginAddress } from './login-mode.ts';
import type { Entrance } from './use-entering.ts';

const CheckEmail = lazy(() => import('./check-email.tsx').then((module) => ({ default: module.CheckEmail })));
const MailModes = lazy(() => import('./mail-modes.tsx').then((module) => ({ default: module.MailModes })));

interface LoginBodyProps {
  readonly address: LoginAddress;
  readonly config: ServerConfig | null;
  readonly search: string;
  readonly sent: SentEmail | null;
  readonly isCodeNeeded: boolean;
  readonly setEntrance: (entrance: Entrance) => void;
  readonly setEmailSent: (sent: SentEmail | null) => void;
  readonly setCodeNeeded: (isNeeded: boolean) => void;
}

/** The form of a mode, or the step after it. */
export function LoginBody({ address, config, search, sent, isCodeNeeded, ...on }: LoginBodyProps) {
  const { mode } = address;
  if (isCodeNeeded) return <LaterCodeStep onCancel={() => on.setCodeNeeded(false)} />;
  if (mode === 'sign-in' || mode === 'sign-up')
    return (
      <>
        {sent && (
          <Suspense fallback={<div className="min-h-40" />}>
            <CheckEmail sent={sent} onChangeAddress={() => on.setEmailSent(null)} />
          </Suspense>
        )}
        {/* What was typed stays, for another address. */}
        <div className={sent ? 'hidden' : 'grid gap-7'}>
          <Entering
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
