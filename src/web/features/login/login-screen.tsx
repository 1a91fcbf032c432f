import { useState } from 'react';
import { useSearch } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login.ts';
import type { SentEmail } from './check-email.tsx';
import { LoginBody } from './login-body.tsx';
import { LoginFrame } from './login-frame.tsx';
import { HEADINGS } from './login-headings.ts';
import { allowsSignedIn, parseLoginParams } from './login-mode.ts';
import { ProfileMissing } from './profile-missing.tsx';
import { type SignInMethod, useLeaveAfterSignIn } from './use-leave-after-sign-in.ts';

/** The login page: sign in, create an account or follow an email link; then returns to the requested page. */
export function LoginScreen() {
  const search = useSearch();
  const params = new URLSearchParams(search);
  const address = parseLoginParams(params);
  const [entrance, setEntrance] = useState<SignInMethod>('returning');
  const config = useServerConfig();
  const isEntering = useLeaveAfterSignIn(entrance, params.get('from'), allowsSignedIn(address.mode));
  const [emailSent, setEmailSent] = useState<SentEmail | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const sent = address.mode === 'sign-up' ? emailSent : null;
  const head = sent ? texts.heads.checkEmail : isCodeNeeded ? texts.heads.code : HEADINGS[address.mode];
  usePageTitle(head.page);
  return (
    <LoginFrame isEntering={isEntering}>
      <div className="grid gap-2">
        <h1 className="title">{head.title}</h1>
        <p className="text-muted">{head.about}</p>
      </div>
      <ProfileMissing />
      <LoginBody
        {...{ address, config, search, sent, isCodeNeeded, setEntrance, setEmailSent, setCodeNeeded }}
      />
    </LoginFrame>
  );
}
