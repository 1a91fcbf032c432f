import { useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/security.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { Part, type Security } from './part.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { type AuthenticatorSecret, SetUpDialog } from './set-up-dialog.tsx';
import { useSecured } from './use-secured.tsx';

type Question = 'turn-off' | 'new-codes' | null;

/** Codes of an authenticator app after the password: on or off, with recovery codes. */
export function SecondFactorPart({ security }: { readonly security: Security }) {
  const { isOn, recoveryCodesLeft } = security.secondFactor;
  const addToast = useToast();
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [question, setQuestion] = useState<Question>(null);
  const start = useSecured(async () => setSecret(await write('startSecondFactor')));
  const turnOff = useSecured(async () => {
    await write('deleteSecondFactor');
    addToast(texts.factor.turnedOff);
  });
  const renew = useSecured(async () => setCodes((await write('createRecoveryCodes')).recoveryCodes));
  return (
    <Part
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
    </Part>
  );
}

interface QuestionsProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onConfirm: (question: 'turn-off' | 'new-codes') => void;
}

/** Asks before codes that somebody may rely on stop working. */
function Questions({ question, onClose, onConfirm }: QuestionsProps) {
  return (
    <>
      <LeaveDialog
        isOpen={question === 'turn-off'}
        onClose={onClose}
        title={texts.factor.turnOffTitle}
        effect={texts.factor.turnOffEffect}
        keep={texts.factor.keep}
        confirm={texts.factor.turnOff}
        isBusy={false}
        onConfirm={() => onConfirm('turn-off')}
      />
      <LeaveDialog
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
