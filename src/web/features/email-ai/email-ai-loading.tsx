import { texts } from '../../texts/en/email-ai.ts';
import { Card } from '../../ui/card.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

/** Loading state of the EmailAI screen. */
export function EmailAiLoading() {
  return (
    <div className="grid gap-5">
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-8">
          <Card title={texts.mailbox.one}>
            <div className="card-body grid gap-4">
              <Skeleton className="h-4 w-56" />
              <Skeleton className="h-9 w-32" />
            </div>
          </Card>
          <Card title={texts.found.title}>
            <SkeletonLines count={4} className="card-body" />
          </Card>
        </div>
        <Card title={texts.privacy.title} className="lg:col-span-4">
          <div className="card-body">
            <Skeleton className="h-20" />
          </div>
        </Card>
      </div>
    </div>
  );
}
