import { Loaded } from '@platform/module-kit';
import { Button, Card, EmptyState, Icon, onDemand, SkeletonCards, Stack } from '@platform/ui';
import { useState } from 'react';
import { useWorkforce } from '../../source/queries';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { PlannedWorkforce } from './PlannedWorkforce';
import { WorkforceFigures } from './WorkforceFigures';
import { WORKFORCE_FAILED } from '../../source/failures';

const PlanDialog = onDemand(() => import('./PlanDialog'))('PlanDialog');

/** How many people the club needs for the members that it expects, and what that costs more. */
export function WorkforceTab() {
  const { canManage } = useClubFutureSource();
  const workforce = useWorkforce();
  const [isPlanning, setPlanning] = useState(false);
  return (
    <Loaded query={workforce} label="the workforce" failure={WORKFORCE_FAILED} shape={<SkeletonCards />}>
      {(found) => (
        <Stack $gap="lg">
          {found.plan ? (
            <PlannedWorkforce
              // What is being tried out starts over with another plan.
              key={found.plan.version}
              workforce={found}
              plan={found.plan}
              onEdit={() => setPlanning(true)}
            />
          ) : (
            <>
              <WorkforceFigures workforce={found} />
              <Card>
                <EmptyState
                  title="No plan yet"
                  description="Enter how many members one person of staff should serve. The years ahead follow from that."
                  icon={<Icon name="users" size={24} />}
                  action={canManage && <Button onClick={() => setPlanning(true)}>Plan the workforce</Button>}
                />
              </Card>
            </>
          )}
          {isPlanning && <PlanDialog plan={found.plan} onClose={() => setPlanning(false)} />}
        </Stack>
      )}
    </Loaded>
  );
}
