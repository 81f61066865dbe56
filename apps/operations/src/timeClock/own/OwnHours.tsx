import { Loaded } from '@platform/module-kit';
import { SkeletonTable, Stack } from '@platform/ui';
import { useClockRules, useTimesheets, useWeekOfPerson } from '../source/queries';
import { EntryList } from '../timesheets/EntryList';
import { WeekLines } from '../timesheets/WeekLines';
import { WeekSteps } from '../timesheets/WeekSteps';
import { WeekTotals, WeekTotalsOutline } from '../timesheets/WeekTotals';
import { useTimeClockAddress } from '../useTimeClockAddress';

/** The reader's hours in a workweek. */
export function OwnHours({ staffId }: { staffId: string }) {
  const { values } = useTimeClockAddress();
  const week = useWeekOfPerson(staffId, values.week);
  const sheets = useTimesheets(values.week);
  const rules = useClockRules();
  return (
    <Stack as="section" aria-label="Your hours">
      <WeekSteps />
      <Loaded query={sheets} label="your hours" failure="Your hours could not be fetched" shape={<WeekTotalsOutline />}>
        {(found) => <WeekTotals sheet={found.find((sheet) => sheet.staffId === staffId)} />}
      </Loaded>
      <Loaded
        query={rules}
        label="your hours"
        failure="Your hours could not be fetched"
        shape={<SkeletonTable columns={4} />}
      >
        {({ paidBreakMinutes }) => (
          <Loaded
            query={week}
            label="your hours"
            failure="Your hours could not be fetched"
            shape={<SkeletonTable columns={4} />}
          >
            {(found) => (
              <Stack>
                <EntryList entries={found.entries} paidBreakMinutes={paidBreakMinutes} />
                <WeekLines week={found} />
              </Stack>
            )}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}
