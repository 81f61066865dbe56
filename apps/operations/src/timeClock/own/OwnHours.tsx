import { Loaded } from '@platform/module-kit';
import { allOf } from '@platform/module-kit/screens';
import { SkeletonTable, Stack } from '@platform/ui';
import { useClockRules, useOwnWeek } from '../source/queries';
import { EntryList } from '../timesheets/EntryList';
import { WeekLines } from '../timesheets/WeekLines';
import { WeekSteps } from '../timesheets/WeekSteps';
import { WeekTotals, WeekTotalsOutline } from '../timesheets/WeekTotals';
import { useTimeClockAddress } from '../useTimeClockAddress';
import { OWN_HOURS_FAILED } from '../source/failures';

/** The reader's hours in a workweek. */
export function OwnHours({ staffId }: { staffId: string }) {
  const { values } = useTimeClockAddress();
  const week = useOwnWeek(staffId, values.week);
  const rules = useClockRules();
  return (
    <Stack as="section" aria-label="Your hours">
      <WeekSteps />
      <Loaded
        query={allOf([week, rules])}
        label="your hours"
        failure={OWN_HOURS_FAILED}
        shape={
          <Stack>
            <WeekTotalsOutline />
            <SkeletonTable columns={4} />
          </Stack>
        }
      >
        {([found, { paidBreakMinutes }]) => (
          <Stack>
            {found.totals && <WeekTotals totals={found.totals} />}
            <EntryList entries={found.entries} paidBreakMinutes={paidBreakMinutes} />
            <WeekLines week={found} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
