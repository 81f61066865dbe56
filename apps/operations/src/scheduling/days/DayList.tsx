import { counted, wholeDollars } from '@platform/module-kit/screens';
import { Button, EmptyState, Stack, token, VisuallyHidden } from '@platform/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { dayHead, dayName, weekToDateInWords } from '../words/formats';
import { useScheduleActions } from '../shift/ScheduleActions';
import { useScheduleAddress } from '../manager/useScheduleAddress';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { NothingMatches } from '../manager/NothingMatches';
import { shortStandsWords, standsShort } from '../rules/coverage/standsShort';
import { figuresOf, shiftsOn } from '../rules/figures/dayFigures';
import { nameOfDay } from '../rules/figures/holidays';
import { isShown } from '../rules/gridRows';
import { weekToDate } from '../rules/figures/weekToDate';
import { daysOf } from '../../shared/calendar/week';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { DayShifts } from './DayShifts';

/** One day at a time on a phone, with all actions of the grid by tapping. */
export function DayList({ rows }: { rows: ScheduleRows }) {
  const { timeZone, today } = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const { onAdd } = useScheduleActions();
  const { week, facts } = rows;
  const days = daysOf(week);
  const now = today();
  const day = values.shownDay;
  const shown = rows.shifts.filter((shift) => isShown(shift, values));
  const shifts = shiftsOn(shown, day, timeZone);
  const unfiltered = shiftsOn(rows.shifts, day, timeZone);
  const { filled, all, cents } = figuresOf(shifts, facts.people);
  const spent = weekToDate([rows], facts.people, timeZone).get(day);
  const open = shifts.filter(({ staffId }) => staffId === null);
  const taken = shifts.filter(({ staffId }) => staffId !== null);
  const name = nameOfDay(day, facts);
  const short = rows.stands ? standsShort(unfiltered, rows.stands) : [];
  return (
    <Stack $gap="sm">
      <Days role="group" aria-label="Day">
        {days.map((one) => {
          const figures = figuresOf(shiftsOn(shown, one, timeZone), facts.people);
          const { weekday, date } = dayHead(one);
          return (
            <Day
              key={one}
              type="button"
              aria-pressed={one === day}
              aria-current={one === now ? 'date' : undefined}
              onClick={() => change({ day: one })}
            >
              <span aria-hidden="true">{weekday}</span>
              <b aria-hidden="true">{date}</b>
              <VisuallyHidden>{dayName(one)}, </VisuallyHidden>
              <small data-short={figures.filled < figures.all || undefined}>
                {figures.all === 0 ? (
                  <VisuallyHidden>no shifts</VisuallyHidden>
                ) : (
                  <>
                    {figures.filled}/{figures.all}
                    <VisuallyHidden> covered</VisuallyHidden>
                  </>
                )}
              </small>
            </Day>
          );
        })}
      </Days>
      <Head>
        <div>
          <h3>{dayName(day)}</h3>
          <p>
            {all === 0 ? 'No shifts' : `${filled} of ${all} covered · ${wholeDollars(cents)}`}
            {name ? ` · ${name}` : ''}
          </p>
          {spent && <p data-over={spent.isOver || undefined}>{weekToDateInWords(spent)}</p>}
          {short.map((one) => (
            <p key={one.startsAt} data-short="">
              Stands: {shortStandsWords(one, timeZone)}
            </p>
          ))}
        </div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onAdd({ day, staffId: null })}
        >
          Add shift
        </Button>
      </Head>
      <NothingMatches shifts={unfiltered} />
      {unfiltered.length === 0 && (
        <EmptyState title="No shifts on this day" description="Add one, or create the week from a template." />
      )}
      {open.length > 0 && <DayShifts label={counted(open.length, 'open shift')} shifts={open} rows={rows} />}
      {taken.length > 0 && <DayShifts label={counted(taken.length, 'planned shift')} shifts={taken} rows={rows} />}
    </Stack>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space.hair};
  padding: ${token.space.hair};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
`;

const Day = styled.button`
  display: grid;
  justify-items: center;
  min-height: 3.75rem;
  padding: ${token.space.xxs} 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.control};
  b {
    color: ${token.color.ink};
    font-size: ${token.size.md};
    font-weight: ${token.weight.semibold};
  }
  small[data-short] {
    color: ${token.color.courtInk};
    font-weight: ${token.weight.semibold};
  }
  &[aria-current] b {
    color: ${token.color.water};
  }
  &[aria-pressed='true'] {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
    box-shadow: inset 0 0 0 1px ${token.color.water};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  h3 {
    font-size: ${token.size.md};
  }
  p {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
    font-variant-numeric: tabular-nums;
  }
  p[data-over] {
    color: ${token.color.danger};
  }
  > :last-child {
    flex: none;
  }
  p[data-short] {
    color: ${token.color.courtInk};
    font-weight: ${token.weight.medium};
  }
`;
