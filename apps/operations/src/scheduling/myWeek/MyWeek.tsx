import { Link, Loaded } from '@platform/module-kit';
import { WaitingChanges, NOT_ON_STAFF } from '@platform/module-kit/screens';
import { AppPage, Button, Card, EmptyState, onDemand, PageHeader, Stack } from '@platform/ui';
import { CalendarOff, Clock } from 'lucide-react';
import { useState } from 'react';
import { ScheduleOutline } from '../manager/ScheduleOutline';
import { useOwnStaffId } from '../source/queries';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useDeck } from '../../shared/deck/useDeck';
import { OwnSchedule } from './OwnSchedule';

const AskTimeOffDialog = onDemand(() => import('./dialogs/myDialogs'))('AskTimeOffDialog');

/** A person's own week: their shifts, their colleagues, and their requests. */
export function MyWeek() {
  const source = useSchedulingSource();
  const own = useOwnStaffId();
  const deck = useDeck('/scheduling');
  const [asks, setAsks] = useState(false);
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Scheduling"
        description="Your shifts, who works with you, and what you can take."
        actions={
          own.data && (
            <>
              <Button
                variant="secondary"
                icon={<CalendarOff size={18} aria-hidden="true" />}
                onClick={() => setAsks(true)}
              >
                Ask for time off
              </Button>
              <Button as={Link} to={`${source.basePath}/time-clock`} icon={<Clock size={18} aria-hidden="true" />}>
                Time Clock
              </Button>
            </>
          )
        }
      />
      <Stack>
        {!source.isDemo && <WaitingChanges {...deck} />}
        <Loaded query={own} label="your schedule" failure="Failed to fetch your schedule" shape={<ScheduleOutline />}>
          {(staffId) =>
            staffId === null ? (
              <Card>
                <EmptyState
                  title={NOT_ON_STAFF}
                  description="A manager can add you to the roster with your email address. Your shifts then appear here."
                />
              </Card>
            ) : (
              <OwnSchedule staffId={staffId} />
            )
          }
        </Loaded>
      </Stack>
      {asks && own.data && <AskTimeOffDialog staffId={own.data} onClose={() => setAsks(false)} />}
    </AppPage>
  );
}
