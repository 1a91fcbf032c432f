import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { useConsentResult } from '../../lib/mail-sync/use-consent-result.ts';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import {
  type MailboxDialog,
  MailboxDialogs,
  MailboxWays,
} from '../../lib/mailboxes/connect-mailbox-options.tsx';
import { texts } from '../../texts/en/onboarding.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { StepLayout } from './step-layout.tsx';
import type { StepProps } from './steps.ts';

export function MailboxStep({ onNext, isSaving }: StepProps) {
  const link = useMailboxLink('onboarding');
  const isNew = useConsentResult();
  const [adding, setAdding] = useState<MailboxDialog>(null);
  const { data } = useQuery(apiQuery('getSettings'));
  const mailboxes = data?.settings.connectedServices.mailboxes ?? [];
  const isConnected = mailboxes.length > 0;
  const hasGmail = mailboxes.some(({ provider }) => provider === 'gmail');
  return (
    <StepLayout
      title={texts.mailbox.title}
      text={texts.mailbox.lead}
      isSaving={isSaving}
      isNextPrimary={isConnected}
      nextLabel={isConnected ? texts.mailbox.next : texts.step.later}
      onNext={() => onNext()}
    >
      {isConnected ? (
        <div className="card grid gap-4 p-5">
          {mailboxes.map((mailbox) => (
            <div key={mailbox.id} className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{mailbox.address}</span>
              <Badge tone="good">{texts.mailbox.connected}</Badge>
              {mailbox.isSandbox && <SandboxBadge />}
            </div>
          ))}
          <MailSyncPanel startsAtOnce={isNew} source={hasGmail ? 'gmail' : 'email'} />
        </div>
      ) : (
        <div className="grid gap-2">
          <MailboxWays size="large" onOpen={setAdding}>
            <Button variant="primary" size="large" isBusy={link.isBusy} onClick={() => void link.connect()}>
              {texts.mailbox.connect}
            </Button>
          </MailboxWays>
          {link.failure && (
            <p role="alert" className="text-14 text-brick">
              {link.failure}
            </p>
          )}
        </div>
      )}
      <MailboxDialogs open={adding} onClose={() => setAdding(null)} />
    </StepLayout>
  );
}
