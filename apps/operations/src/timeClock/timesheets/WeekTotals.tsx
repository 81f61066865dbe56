import { Figure, FigureStrip, moneyInWords } from '@platform/module-kit/screens';
import { minutesInWords } from '../rules/minutes';
import type { Timesheet } from '../source/timeClockSource';

/** A person's totals of a workweek. */
export function WeekTotals({ sheet }: { sheet: Timesheet | undefined }) {
  if (!sheet) return null;
  const { minutes, plannedMinutes, overtimeMinutes, regularCents, overtimeCents, adjustedMinutes } = sheet;
  return (
    <FigureStrip aria-label="The week">
      <Figure
        label="Worked"
        value={minutesInWords(minutes)}
        detail={adjustedMinutes === 0 ? 'paid' : `${minutesInWords(adjustedMinutes)} adjusted`}
      />
      <Figure label="Planned" value={minutesInWords(plannedMinutes)} detail="published" />
      <Figure label="Overtime" value={minutesInWords(overtimeMinutes)} detail="over the week's limit" />
      <Figure label="Pay" value={moneyInWords(regularCents + overtimeCents)} detail="before taxes" />
    </FigureStrip>
  );
}

/** The same while it loads. */
export function WeekTotalsOutline() {
  return (
    <FigureStrip aria-hidden="true">
      <Figure label="Worked" />
      <Figure label="Planned" />
      <Figure label="Overtime" />
      <Figure label="Pay" />
    </FigureStrip>
  );
}
