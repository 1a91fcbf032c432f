import { useEffect, useState } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { texts } from '../../texts/en/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SuccessNote } from './success-note.tsx';

const RESEND_SECONDS = 60;

/** A new account that waits for email confirmation. */
export interface SentEmail {
  readonly address: string;
  readonly resend: () => Promise<void>;
}

interface CheckEmailProps {
  readonly sent: SentEmail;
  readonly onChangeAddress: () => void;
}

/** Shown after sign-up until the email is confirmed: resends the email or changes the address. */
export function CheckEmail({ sent, onChangeAddress }: CheckEmailProps) {
  const [secondsLeft, startCountdown] = useCountdown(RESEND_SECONDS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isResent, setResent] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setResent(false);
    try {
      await sent.resend();
      setResent(true);
      startCountdown();
    } catch (error) {
      setFailure(errorMessage(error, texts.check.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <p>{texts.check.sentTo(<strong className="wrap-anywhere">{sent.address}</strong>)}</p>
      <p className="text-14 text-muted">{texts.check.spam}</p>
      {isResent && <SuccessNote>{texts.check.resent}</SuccessNote>}
      <FormError message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} disabled={secondsLeft > 0} onClick={() => void resend()}>
          {secondsLeft > 0 ? texts.check.resendIn(secondsLeft) : texts.check.resend}
        </Button>
        <Button variant="quiet" onClick={onChangeAddress}>
          {texts.check.changeAddress}
        </Button>
      </div>
    </div>
  );
}

/** A countdown in seconds with a restart function. Uses the clock, so a background page doesn't fall behind. */
function useCountdown(seconds: number): readonly [number, () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= endsAt;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  const start = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1_000);
  };
  return [Math.min(seconds, Math.max(0, Math.ceil((endsAt - now) / 1_000))), start];
}
