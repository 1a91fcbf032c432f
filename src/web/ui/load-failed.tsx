import { isFailure, messageOf } from '../lib/failure.ts';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

interface LoadFailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly meaning?: string;
  readonly onRetry: () => void;
}

/** Something could not be loaded: what, why, and the way to try again. */
export function LoadFailed({ title, error, meaning = 'Nothing was changed.', onRetry }: LoadFailedProps) {
  return (
    <ErrorState
      title={title}
      message={messageOf(error, 'An unexpected error occurred.')}
      meaning={meaning}
      requestId={isFailure(error) ? error.requestId : undefined}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
