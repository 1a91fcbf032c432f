import { texts } from '../../texts/en/login-picture.ts';
import { SampleReceipt, SampleTransaction } from '../../ui/matched-sample.tsx';

/** The sample next to the form: a charge, its receipt and the claimable amount. */
export function SampleClaim() {
  return (
    <figure className="[--receipt:var(--raised)]">
      <div className="card relative z-1">
        <SampleTransaction {...texts.transaction} />
      </div>
      <div className="printing mx-5">
        <SampleReceipt {...texts.receipt} />
      </div>
      <figcaption className="after-printing mt-10">
        <p className="font-serif text-24 tracking-[-0.01em] text-balance">
          {texts.claim((figure) => (
            <span className="figures text-coral">{figure}</span>
          ))}
        </p>
        <p className="mt-3 text-14 text-muted">{texts.how}</p>
      </figcaption>
    </figure>
  );
}
