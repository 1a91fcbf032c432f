import { useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/security.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { type Security, SecuritySection } from './security-section.tsx';
import { type AuthenticatorSecret, SetUpDialog } from './set-up-dialog.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

type Question = 'turn-off' | 'new-codes' | null;

/** Two-step sign-in with an authenticator app and recovery codes. */
export function SecondFactorSection({ security }: { readonly security: Security }) {
  const { isOn, recoveryCodesLeft } = security.secondFactor;
  const addToast = useToast();
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [question, setQuestion] = useState<Question>(null);
  const start = useReauthentication(async () => setSecret(await write('startSecondFactor')));
  const turnOff = useReauthentication(async () => {
    await write('deleteSecondFactor');
    addToast(texts.factor.turnedOff);
  });
  const renew = useReauthentication(async () => setCodes((await write('createRecoveryCodes')).recoveryCodes));
  return (
    <SecuritySection
      title={
        <>
          {texts.factor.title}
          <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? texts.factor.on : texts.factor.off}</Badge>
        </>
      }
      explained={isOn ? texts.factor.codesLeft(recoveryCodesLeft) : texts.factor.explained}
      actions={
        isOn ? (
          <>
            <Button isBusy={renew.isBusy} onClick={() => setQuestion('new-codes')}>
              {texts.factor.newCodes}
            </Button>
            <Button isBusy={turnOff.isBusy} onClick={() => setQuestion('turn-off')}>
              {texts.factor.turnOff}
            </Button>
          </>
        ) : (
          <Button isBusy={start.isBusy} onClick={() => void start.run(undefined)}>
            {texts.factor.turnOn}
          </Button>
        )
      }
    >
      <FormError message={start.failure ?? turnOff.failure ?? renew.failure} />
      <SetUpDialog
        secret={secret}
        onClose={() => setSecret(null)}
        onConfirmed={(made) => {
          setSecret(null);
          setCodes(made);
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <Questions
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={(confirmed) => {
          setQuestion(null);
          void (confirmed === 'turn-off' ? turnOff : renew).run(undefined);
        }}
      />
      {start.dialog}
      {turnOff.dialog}
      {renew.dialog}
    </SecuritySection>
  );
}

interface QuestionsProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onConfirm: (question: 'turn-off' | 'new-codes') => void;
}

/** Asks for confirmation before codes stop working. */
function Questions({ question, onClose, onConfirm }: QuestionsProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'turn-off'}
        onClose={onClose}
        title={texts.factor.turnOffTitle}
        effect={texts.factor.turnOffEffect}
        keep={texts.factor.keep}
        confirm={texts.factor.turnOff}
        isBusy={false}
        onConfirm={() => onConfirm('turn-off')}
      />
      <ConfirmDialog
        isOpen={question === 'new-codes'}
        onClose={onClose}
        title={texts.factor.newCodesTitle}
        effect={texts.factor.newCodesEffect}
        keep={texts.factor.keepCodes}
        confirm={texts.factor.newCodes}
        isBusy={false}
        onConfirm={() => onConfirm('new-codes')}
      />
    </>
  );
}
