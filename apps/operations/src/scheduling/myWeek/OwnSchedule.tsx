import { Loaded } from '@platform/module-kit';
import { Figure, FigureStrip, hoursFigure } from '@platform/module-kit/screens';
import { Card, CardTitle, media, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { shortPeriod } from '../words/formats';
import { ScheduleOutline } from '../manager/ScheduleOutline';
import { useScheduleAddress } from '../manager/useScheduleAddress';
import { TimeSteps } from '../manager/TimeSteps';
import { localOf } from '../../shared/calendar/clock';
import { ownShifts } from '../rules/ownWeek/myShifts';
import { paidMinutes } from '../rules/shift/shiftPlan';
import { dayWords } from '../../shared/calendar/dayWords';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { CalendarCard } from './calendar/CalendarCard';
import { MyAvailability } from './MyAvailability';
import { MyRequests } from './MyRequests';
import { MyShifts } from './MyShifts';
import { MyTimeOff } from './MyTimeOff';
import { OpenShifts } from './OpenShifts';
import { nextLabel } from './nextLabel';
import { useMyRows } from './useMyRows';
import { OWN_WEEK_FAILED } from '../source/failures';

/** The week of one staff member. */
export function OwnSchedule({ staffId }: { staffId: string }) {
  const { timeZone, today, now, isDemo } = useSchedulingSource();
  const { values } = useScheduleAddress();
  const rows = useMyRows(values.week);
  return (
    <Loaded query={rows} label="your week" failure={OWN_WEEK_FAILED} shape={<ScheduleOutline />}>
      {(found) => {
        const mine = ownShifts(found.shifts, staffId);
        const moment = now().getTime();
        const next = ownShifts(found.coming, staffId).find(({ endsAt }) => Date.parse(endsAt) > moment);
        const minutes = mine.reduce((sum, shift) => sum + paidMinutes(shift), 0);
        const open = found.open.filter(({ may }) => may !== 'no');
        return (
          <Stack>
            <FigureStrip>
              <Figure
                label={next ? nextLabel(next, now()) : 'Next shift'}
                value={next ? shortPeriod(next, timeZone) : '–'}
                detail={next ? dayWords(localOf(next.startsAt, timeZone).slice(0, 10), today()) : 'none planned'}
              />
              <Figure label="Your shifts" value={mine.length} detail="this week" />
              <Figure label="Your hours" value={hoursFigure(minutes / 60)} detail="this week" />
              <Figure label="Open shifts" value={open.length} detail="for you, this week and next" />
            </FigureStrip>
            <TimeSteps view="week" />
            <Beside>
              <Card>
                <CardTitle>My week</CardTitle>
                <MyShifts rows={found} shifts={mine} staffId={staffId} />
              </Card>
              <Open>
                <CardTitle>Open shifts</CardTitle>
                <OpenShifts
                  rows={found}
                  open={found.open}
                  staffId={staffId}
                  none="Every shift of this week and the next has a person."
                />
              </Open>
              <MyRequests rows={found} staffId={staffId} />
              <MyAvailability staffId={staffId} />
              <MyTimeOff staffId={staffId} />
              {!isDemo && <CalendarCard staffId={staffId} />}
            </Beside>
          </Stack>
        );
      }}
    </Loaded>
  );
}

/* The open shifts have their own column, at their own height. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space.md};
  @media ${media.beside} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-template-rows: repeat(5, auto) 1fr;
    > * {
      grid-column: 1;
    }
  }
`;

const Open = styled(Card)`
  @media ${media.beside} {
    && {
      grid-row: 1 / -1;
      grid-column: 2;
    }
  }
`;
