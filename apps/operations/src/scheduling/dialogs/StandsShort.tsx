import { Link } from '@platform/module-kit';
import { addDays } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { useMemo } from 'react';
import { daysOf } from '../../shared/week';
import { dayName } from '../grid/formats';
import type { ScheduleRows } from '../page/useScheduleRows';
import { useScheduleAddress } from '../page/useScheduleAddress';
import { helpWords, shortByDay, shortStandsWords } from '../rules/coverage/standsShort';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { GroupTitle } from './GroupTitle';
import { ItemList, ItemWords } from './ItemList';

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
  if (days.length === 0) return null;
  return (
    <section aria-label="Stands">
      <GroupTitle>
        Too few people for the stands <Badge tone="warning">{days.length}</Badge>
      </GroupTitle>
      <ItemList>
        {days.map(({ day, coming }) => (
          <li key={day}>
            <ItemWords>
              <strong>{dayName(day)}</strong>
              {coming.map((short) => (
                <small key={short.startsAt}>
                  {shortStandsWords(short, timeZone)}. {helpWords(short)}
                </small>
              ))}
            </ItemWords>
            <Link to={linkTo({ view: 'day', day, week: '', dialog: '', person: '' })}>Show {dayName(day)}</Link>
          </li>
        ))}
      </ItemList>
    </section>
  );
}
