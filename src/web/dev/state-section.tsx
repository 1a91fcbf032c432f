import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loading, LoadingStatus } from '../ui/loading.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { DemoSection, Example } from './demo-section.tsx';

export function StateSection() {
  return (
    <DemoSection title="States">
      <Example name="Loading, LoadingLine">
        <Loading />
        <LoadingStatus text="Loading Dashboard..." waitsFor="Adding up your rows." />
      </Example>
      <div className="grid gap-5 md:grid-cols-3">
        <Card title="On its way">
          <SkeletonLines count={4} className="card-body" />
        </Card>
        <Card title="Empty">
          <EmptyState
            title="No rows match"
            reason="Nothing in your ledger fits these filters."
            action={<Button>Clear the filters</Button>}
          />
        </Card>
        <Card title="Failed">
          <ErrorState
            title="Failed to Load Dashboard"
            message="Network error — please check your connection and try again."
            meaning="Nothing was changed."
            requestId="01a1fe30"
            action={<Button variant="primary">Try Again</Button>}
          />
        </Card>
      </div>
    </DemoSection>
  );
}
