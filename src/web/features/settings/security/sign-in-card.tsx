import { texts } from '../../../texts/en/security.ts';
import { Card } from '../../../ui/card.tsx';
import { Part, type Security } from './part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

/** Password, second factor and passkeys, as far as the sign-in service has them. */
export function SignInCard({ security }: { readonly security: Security }) {
  return (
    <Card title={texts.title}>
      <PasswordPart security={security} />
      {security.isAvailable ? (
        <>
          <SecondFactorPart security={security} />
          <PasskeysPart passkeys={security.passkeys} />
        </>
      ) : (
        <>
          <Part title={texts.factor.title} explained={texts.unavailable} />
          <Part title={texts.passkeys.title} explained={texts.unavailable} />
          <Part title={texts.sessions.title} explained={texts.unavailable} />
        </>
      )}
    </Card>
  );
}
