import { texts } from '../../../texts/en/security.ts';
import { Card } from '../../../ui/card.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { type Security, SecuritySection } from './security-section.tsx';

/** Password, two-step sign-in and passkeys, as supported by the sign-in service. */
export function SignInCard({ security }: { readonly security: Security }) {
  return (
    <Card title={texts.title}>
      <PasswordSection security={security} />
      {security.isAvailable ? (
        <>
          <SecondFactorSection security={security} />
          <PasskeysSection passkeys={security.passkeys} />
        </>
      ) : (
        <>
          <SecuritySection title={texts.factor.title} explained={texts.unavailable} />
          <SecuritySection title={texts.passkeys.title} explained={texts.unavailable} />
          <SecuritySection title={texts.sessions.title} explained={texts.unavailable} />
        </>
      )}
    </Card>
  );
}
