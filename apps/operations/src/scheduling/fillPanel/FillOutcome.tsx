import { counted, Figure, FigureStrip, wholeDollars } from '@platform/module-kit/screens';
import { Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { proposalFigures } from '../autofill/proposal';
import { hours } from '../grid/formats';
import { WindowedList } from '../lists/WindowedList';
import type { ScheduleRows } from '../page/useScheduleRows';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';
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
        <Figure label="Filled" value={filled.length} detail={`of ${filled.length + left.length}`} />
        <Figure label="Left open" value={left.length} detail={left.length > 0 ? 'reasons below' : 'none'} />
        <Figure label="Added labor" value={wholeDollars(cents)} detail="planned" />
        <Figure
          label="Hours"
          value={least === null || most === null ? '–' : `${hours(least)}–${hours(most)}`}
          detail="fewest to most"
        />
      </FigureStrip>
      <Reasons
        title={`${counted(left.length, 'shift')} left open`}
        lines={left.map(({ shiftId, reason }) => ({ shift: proposal.shifts.get(shiftId), words: reason }))}
      />
      <Reasons title={`${counted(substitutes.length, 'shift')} for a substitute`} lines={substitutes} />
      <Reasons
        title={`${counted(warned.length, 'shift')} planned over a warning`}
        lines={warned.map(({ shiftId, warnings }) => ({
          shift: proposal.shifts.get(shiftId),
          words: warnings.join(' '),
        }))}
      />
    </Stack>
  );
}

interface ReasonsProps {
  title: string;
  lines: readonly { shift: Shift | undefined; words: string }[];
}

function Reasons({ title, lines }: ReasonsProps) {
  const { timeZone, today } = useSchedulingSource();
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      {/* Long lists scroll on their own, also with the keyboard. */}
      <Box role="group" tabIndex={lines.length > FITTING ? 0 : undefined} aria-label={title}>
        <WindowedList as={List} rows={lines} keyOf={({ shift, words }) => shift?.id ?? words} remOf={remOf}>
          {({ shift, words }) => (
            <>
              {shift && (
                <strong>
                  {shift.role}, {periodWords(shift, timeZone, today())}
                  {shift.location === null ? '' : `, ${shift.location}`}
                </strong>
              )}
              <span>{words}</span>
            </>
          )}
        </WindowedList>
      </Box>
    </section>
  );
}

/** How many reasons fit without scrolling. */
const FITTING = 4;

/** Two lines with the space around them (rem). */
const remOf = (): number => 3.25;

const Title = styled.h4`
  padding-bottom: ${token.space.xxs};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

const Box = styled.div`
  max-height: 15rem;
  overflow-y: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const List = styled.ul`
  display: block;
  font-size: ${token.size.sm};
  line-height: ${token.leading.control};
  li {
    padding: ${token.space.xs} ${token.space.sm};
  }
  li + li {
    border-top: 1px solid ${token.color.line};
  }
  strong {
    display: block;
    font-weight: ${token.weight.medium};
  }
  span {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
