import { moneyInWords } from '@platform/module-kit/screens';
import { DescriptionList } from '@platform/ui';
import { minutesInWords } from '../rules/minutes';
import type { Timesheet } from '../source/rows/timesheet';

/** A person's totals of a workweek, for narrow spaces. */
export function WeekSums({ sheet }: { sheet: Timesheet | undefined }) {
  if (!sheet) return null;
  const { minutes, plannedMinutes, overtimeMinutes, adjustedMinutes, regularCents, overtimeCents } = sheet;
  const planned = plannedMinutes > 0 ? ` of ${minutesInWords(plannedMinutes)} planned` : ', none planned';
  return (
    <DescriptionList
      items={[
        { term: 'Worked', description: minutesInWords(minutes) + planned },
        ...(adjustedMinutes === 0 ? [] : [{ term: 'Adjusted', description: minutesInWords(adjustedMinutes) }]),
        { term: 'Overtime', description: overtimeMinutes === 0 ? 'None' : minutesInWords(overtimeMinutes) },
        { term: 'Pay before taxes', description: moneyInWords(regularCents + overtimeCents) },
      ]}
    />
  );
}
