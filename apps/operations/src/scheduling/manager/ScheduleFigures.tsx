import { FailedAlert, Figure, FigureStrip } from '@platform/module-kit/screens';
import { useTiles } from '../source/queries';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useScheduleAddress } from './useScheduleAddress';

/** The club's day and week in four figures; each links to its shifts. */
export function ScheduleFigures() {
  const { today } = useSchedulingSource();
  const { linkTo } = useScheduleAddress();
  const tiles = useTiles();
  const { data } = tiles;
  if (tiles.error && !data) return <FailedAlert query={tiles} title="Failed to count the shifts" />;
  const none = { week: '', day: '', role: '', location: '', person: '' };
  return (
    <FigureStrip>
      <Figure
        label="Today's shifts"
        to={linkTo({ ...none, day: today() })}
        value={data?.shiftsToday}
        detail={data && (data.needCoverage === 0 ? 'all covered' : `${data.needCoverage} need coverage`)}
        alarming={data && data.needCoverage > 0}
      />
      <Figure label="This week" to={linkTo(none)} value={data?.shiftsThisWeek} detail={data && 'shifts'} />
      <Figure
        label="Coverage rate"
        to={linkTo(none)}
        value={data && (data.coverage === null ? '–' : `${data.coverage}%`)}
        detail={data && `${data.shiftsThisWeek - data.openShifts} of ${data.shiftsThisWeek}`}
      />
      <Figure
        label="Open shifts"
        to={linkTo({ ...none, person: 'open' })}
        value={data?.openShifts}
        detail={data && 'this week'}
      />
    </FigureStrip>
  );
}
