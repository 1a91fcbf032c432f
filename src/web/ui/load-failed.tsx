import { errorMessage, isFailure } from '../lib/failure.ts';
import { texts } from '../texts/en/ui-parts.ts';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

interface LoadFailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly meaning?: string;
  readonly onRetry: () => void;
}

/** An error state for failed loading, with the reason and a retry button. */
export function LoadFailed({ title, error, meaning = texts.loadFailed.meaning, onRetry }: LoadFailedProps) {
  return (
    <ErrorState
      title={title}
      message={errorMessage(error, texts.loadFailed.unknown)}
      meaning={meaning}
      requestId={isFailure(error) ? error.requestId : undefined}
      action={
        <Button variant="primary" onClick={onRetry}>
          {texts.loadFailed.retry}
        </Button>
      }
    />
  );
}
