import { counted, Figure, FigureStrip, wholeDollars, hoursFigure } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';
import { proposalFigures } from '../autofill/proposal';
import { ShiftReasons } from '../shift/ShiftReasons';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { Proposal } from './useAutofill';

/** Auto-fill's proposal in figures, and why it leaves shifts open, uses substitutes or plans over a warning. */
export function FillOutcome({ rows, proposal }: { rows: ScheduleRows; proposal: Proposal }) {
  const { filled, left } = proposal;
  const { people } = rows.facts;
  const { cents, least, most } = proposalFigures(rows.shifts, filled, people);
  const warned = filled.filter(({ warnings }) => warnings.length > 0);
  const substitutes = filled.flatMap(({ shiftId, staffId, standsIn }) => {
    const person = people.get(staffId);
    return person && standsIn !== null
      ? [
          {
            shift: proposal.shifts.get(shiftId),
            words: `${person.name}, ${person.role}, is a substitute. ${standsIn}`,
          },
        ]
      : [];
  });
  return (
    <Stack $gap="sm">
      <FigureStrip aria-label="Proposal">
        <Figure
          label="Filled"
          value={inThousands(filled.length)}
          detail={`of ${inThousands(filled.length + left.length)}`}
        />
        <Figure
          label="Left open"
          value={inThousands(left.length)}
          detail={left.length > 0 ? 'reasons below' : 'none'}
        />
        <Figure label="Added labor" value={wholeDollars(cents)} detail="planned" />
        <Figure
          label="Hours"
          value={least === null || most === null ? '–' : `${hoursFigure(least / 60)}–${hoursFigure(most / 60)}`}
          detail="fewest to most"
        />
      </FigureStrip>
      <ShiftReasons
        heading="h4"
        title={`${counted(left.length, 'shift')} left open`}
        lines={left.map(({ shiftId, reason }) => ({ shift: proposal.shifts.get(shiftId), words: reason }))}
      />
      <ShiftReasons
        heading="h4"
        title={`${counted(substitutes.length, 'shift')} for a substitute`}
        lines={substitutes}
      />
      <ShiftReasons
        heading="h4"
        title={`${counted(warned.length, 'shift')} planned over a warning`}
        lines={warned.map(({ shiftId, warnings }) => ({
          shift: proposal.shifts.get(shiftId),
          words: warnings.join(' '),
        }))}
      />
    </Stack>
  );
}

const inThousands = (count: number) => count.toLocaleString('en-US');
