import { Figure, FigureStrip, moneyInWords } from '@platform/module-kit/screens';
import { minutesInWords } from '../rules/minutes';
import type { WeekTotals as Totals } from '../source/rows/week';

/** A person's totals of a workweek. */
export function WeekTotals({ totals }: { totals: Totals }) {
  const { minutes, plannedMinutes, overtimeMinutes, payCents, adjustedMinutes } = totals;
  return (
    <FigureStrip aria-label="The week">
      <Figure
        label="Worked"
        value={minutesInWords(minutes)}
        detail={adjustedMinutes === 0 ? 'paid' : `${minutesInWords(adjustedMinutes)} adjusted`}
      />
      <Figure label="Planned" value={minutesInWords(plannedMinutes)} detail="published" />
      <Figure label="Overtime" value={minutesInWords(overtimeMinutes)} detail="over the week's limit" />
      {payCents === null ? (
        <Figure label="Pay" value="–" detail="needs a network" />
      ) : (
        <Figure label="Pay" value={moneyInWords(payCents)} detail="before taxes" />
      )}
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
