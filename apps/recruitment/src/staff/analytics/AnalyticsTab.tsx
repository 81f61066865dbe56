import { Loaded } from '@platform/module-kit';
import { Grid, Stack } from '@platform/ui';
import type { JobRole } from '../source/rows/jobRole';
import type { StaffMeasures } from '../source/rows/measures';
import { useStaffSource } from '../source/useStaffSource';
import { failures } from '../source/failures';
import { useMeasures, useRoles, useWholeStaff } from '../source/queries';
import { AnalyticsOutline, ChartsOutline } from './AnalyticsOutline';
import { MeasureFigures } from './MeasureFigures';
import { NextSteps } from './NextSteps';
import { RetentionChart } from './RetentionChart';
import { CertificationChart, HeadcountChart, HoursChart, PayChart, TenureChart } from './staffCharts';

/** Analytics of the staff: first what to do, then the figures, each linked to its people. */
export function AnalyticsTab() {
  const measures = useMeasures();
  const roles = useRoles();
  return (
    <Loaded query={measures} label="the figures" failure={failures.measures} shape={<AnalyticsOutline />}>
      {(figures) => (
        <Stack>
          <MeasureFigures measures={figures} />
          <Loaded query={roles} label="job roles" failure={failures.roles} shape={<ChartsOutline />}>
            {(listed) => <Charts measures={figures} roles={listed} />}
          </Loaded>
        </Stack>
      )}
    </Loaded>
  );
}

function Charts({ measures, roles }: { measures: StaffMeasures; roles: readonly JobRole[] }) {
  const staff = useWholeStaff();
  const { canManage } = useStaffSource();
  return (
    <Loaded query={staff} label="the charts" failure={failures.staff} shape={<ChartsOutline />}>
      {({ people, today }) => {
        const showsDetails = people.some(({ details, isSelf }) => details !== null && !isSelf);
        return (
          <Stack>
            {canManage && <NextSteps measures={measures} roles={roles} people={people} />}
            <Grid $min="24rem" $gap="md" $stretch>
              <HeadcountChart people={people} roles={roles} />
              {showsDetails && <CertificationChart people={people} today={today} />}
              {showsDetails && <HoursChart people={people} />}
              {showsDetails && <PayChart people={people} />}
              <RetentionChart />
              {showsDetails && <TenureChart people={people} />}
            </Grid>
          </Stack>
        );
      }}
    </Loaded>
  );
}
