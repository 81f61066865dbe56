import { Link } from '@platform/module-kit';
import { addDays } from '@platform/module-kit/screens';
import { Badge, Button, VisuallyHidden } from '@platform/ui';
import { useMemo, useState } from 'react';
import { daysOf } from '../../../shared/calendar/week';
import { dayName } from '../../words/formats';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { useScheduleAddress } from '../../manager/useScheduleAddress';
import { helpWords, shortByDay, shortStandsWords } from '../../rules/coverage/standsShort';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { GroupTitle } from '../GroupTitle';
import { ItemList, ItemWords } from '../ItemList';

/** Days shown above the shifts at first. Few, because the dialog is for the shifts. */
const FIRST = 3;

/** The future days of the shown week and the next on which too few people are planned for the stands. */
export function StandsShort({ rows }: { rows: ScheduleRows }) {
  const { timeZone, now } = useSchedulingSource();
  const { linkTo } = useScheduleAddress();
  const { week, around, stands } = rows;
  const days = useMemo(() => {
    const shown = [...daysOf(week), ...daysOf(addDays(week, 7))];
    return [...shortByDay(around, shown, stands, timeZone)].flatMap(([day, stretches]) => {
      const coming = stretches.filter(({ endsAt }) => endsAt > now().getTime());
      return coming.length > 0 ? [{ day, coming }] : [];
    });
  }, [week, around, stands, timeZone, now]);
  const [isWhole, setWhole] = useState(false);
  if (days.length === 0) return null;
  const shown = isWhole || days.length <= FIRST + 1 ? days : days.slice(0, FIRST);
  return (
    <section aria-label="Stands">
      <GroupTitle>
        Too few people for the stands <Badge tone="warning">{days.length}</Badge>
      </GroupTitle>
      <ItemList>
        {shown.map(({ day, coming }) => (
          <li key={day}>
            <ItemWords>
              <strong>{dayName(day)}</strong>
              {coming.map((short) => (
                <small key={short.startsAt}>
                  {shortStandsWords(short, timeZone)}. {helpWords(short)}
                </small>
              ))}
            </ItemWords>
            <Link to={linkTo({ view: 'day', day, week: '', dialog: '', person: '' })}>
              Show day
              <VisuallyHidden> {dayName(day)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ItemList>
      {shown.length < days.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          Show all {days.length} days
        </Button>
      )}
    </section>
  );
}
