import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/rows/shift';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { WindowedList } from '../longLists/WindowedList';

type ListedShift = Pick<Shift, 'id' | 'role' | 'location' | 'startsAt' | 'endsAt'>;

interface ShiftReasonsProps {
  title: string;
  /** The level of the title: below a dialog's, or a panel's. */
  heading: 'h3' | 'h4';
  lines: readonly { shift: ListedShift | undefined; words: string }[];
}

/** A list of shifts, each with a reason; nothing without one. */
export function ShiftReasons({ title, heading, lines }: ShiftReasonsProps) {
  const { timeZone, today } = useSchedulingSource();
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title as={heading}>{title}</Title>
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
