import { errorMessage, isFailure } from '../../lib/failure.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

export function SettingsLoading() {
  return (
    <div className="grid gap-4">
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <Card>
        <SkeletonLines count={3} className="p-5" />
      </Card>
    </div>
  );
}

interface SettingsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function SettingsFailed({ error, onRetry }: SettingsFailedProps) {
  return (
    <Card>
      <ErrorState
        title={texts.failure.title}
        message={texts.failure.message(errorMessage(error, texts.failure.unknown))}
        meaning={texts.failure.meaning}
        requestId={isFailure(error) ? error.requestId : undefined}
        action={
          <Button variant="primary" onClick={onRetry}>
            {texts.failure.retry}
          </Button>
        }
      />
    </Card>
  );
}
