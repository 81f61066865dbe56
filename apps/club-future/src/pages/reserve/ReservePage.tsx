import { Loaded, usePageTitle } from '@platform/module-kit';
import { BackLink, PageIcon, SampleClubNote, Section } from '@platform/module-kit/screens';
import { AppPage, Button, Card, EmptyState, onDemand, PageHeader, SkeletonCards, Stack } from '@platform/ui';
import { useState } from 'react';
import { useReserve } from '../../source/queries';
import type { ReserveStudy } from '../../source/rows/reserve';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { ComponentTable } from './ComponentTable';
import { FundingGoals } from './FundingGoals';
import { ReserveProjection } from './ReserveProjection';
import { ReserveYears } from './ReserveYears';
import { RESERVE_STUDY_FAILED } from '../../source/failures';

const ReservePlanDialog = onDemand(() => import('./ReservePlanDialog'))('ReservePlanDialog');

/** What wears out at the club, and whether enough is set aside for it. */
export function ReservePage() {
  const source = useClubFutureSource();
  usePageTitle('Reserve study');
  return (
    <AppPage>
      <PageHeader
        eyebrow={<BackLink to={source.basePath}>ClubFuture</BackLink>}
        title="Reserve study"
        description="What wears out at the club, what it costs to replace, and whether enough is set aside for it."
      />
      <Stack $gap="lg">
        {source.isDemo && <SampleClubNote />}
        {source.canReadReports ? <Study /> : <NotOpen />}
      </Stack>
    </AppPage>
  );
}

function NotOpen() {
  return (
    <Card>
      <EmptyState
        title="The reserve study is not open to you"
        description="Managers, administrators and people with the feature Analytics or Board read it. Ask an administrator of your club."
        icon={<PageIcon to="/club-future" size={24} />}
      />
    </Card>
  );
}

function Study() {
  const study = useReserve();
  return (
    <Loaded query={study} label="the reserve study" failure={RESERVE_STUDY_FAILED} shape={<SkeletonCards />}>
      {(found) => <Found study={found} />}
    </Loaded>
  );
}

function Found({ study: { plan, components } }: { study: ReserveStudy }) {
  const { canManage } = useClubFutureSource();
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      {plan ? (
        <ReserveProjection plan={plan} components={components} onEdit={() => setPlanning(true)} />
      ) : (
        <Card>
          <EmptyState
            title="No reserve study yet"
            description="Enter what is in the reserve and what the club sets aside each year. The next 20 years follow from that and the components."
            icon={<PageIcon to="/club-future" size={24} />}
            action={canManage && <Button onClick={() => setPlanning(true)}>Begin the study</Button>}
          />
        </Card>
      )}
      {plan && components.length > 0 && <FundingGoals plan={plan} components={components} />}
      <Section id="components" title="Components">
        <ComponentTable components={components} />
      </Section>
      {plan && <ReserveYears plan={plan} components={components} />}
      {isPlanning && <ReservePlanDialog plan={plan} onClose={() => setPlanning(false)} />}
    </>
  );
}
