import { texts } from '../../texts/en/landing.ts';
import { SampleReceipt, SampleTransaction } from '../../ui/matched-sample.tsx';

const { sample } = texts;

/** Three sample transactions; the middle one unfolds into its receipt. */
export function SampleMatch() {
  return (
    <figure className="card overflow-hidden [--unfold-height:14.5rem]" aria-label={texts.sample.title}>
      <SampleTransaction {...sample.before} />
      <div className="border-t">
        <SampleTransaction {...sample.explained} />
      </div>
      <div className="unfolding h-(--unfold-height) px-4 sm:px-5">
        <div className="ml-0 sm:ml-13">
          <SampleReceipt {...sample.receipt} />
        </div>
      </div>
      <div className="after-unfolding border-t bg-surface">
        <SampleTransaction {...sample.after} />
      </div>
    </figure>
  );
}
