import { Loaded } from '@platform/module-kit';
import { SampleClubNote, ScreenOnly, useIsPhone } from '@platform/module-kit/screens';
import {
  AppPage,
  Button,
  MOBILE_BREAKPOINT,
  onDemand,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@platform/ui';
import { CalendarPlus, Send } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { withProposal } from '../autofill/proposal';
import { lockedActions } from '../fillPanel/lockedActions';
import type { Proposal } from '../fillPanel/useAutofill';
import { ScheduleActionsProvider, useScheduleActions } from '../shift/ScheduleActions';
import { WeekGrid } from '../grid/WeekGrid';
import { PlanningProvider } from '../planning/PlanningProvider';
import { usePlanning } from '../planning/usePlanning';
import { useUndoKeys } from '../planning/undo/useUndoKeys';
import { shiftsOn } from '../rules/figures/dayFigures';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { NothingMatches } from './NothingMatches';
import { QuickActions } from './QuickActions';
import { RecentChanges } from './RecentChanges';
import { ScheduleDialogs } from './ScheduleDialogs';
import { ScheduleFigures } from './ScheduleFigures';
import { SchedulePaper } from './SchedulePaper';
import { ScheduleOutline } from './ScheduleOutline';
import { ScheduleToolbar } from './ScheduleToolbar';
import { useMissingShift } from './useMissingShift';
import { useScheduleAddress } from './useScheduleAddress';
import { useScheduleRows, type ScheduleRows } from './useScheduleRows';
import { SCHEDULE_FAILED } from '../source/failures';

const AutofillPanel = onDemand(() => import('../fillPanel/AutofillPanel'))(
  'AutofillPanel',
  <Skeleton $height="14rem" />,
);
const dayList = onDemand(() => import('../days/DayList'));
const DayList = dayList('DayList', <ScheduleOutline />);
const DayTimeline = onDemand(() => import('../timeline/timelineParts'))('DayTimeline', <ScheduleOutline />);

/** The schedule of the club, as managers plan it. */
export function ManagerSchedule() {
  const source = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const rows = useScheduleRows(values.week, values.view === 'two-weeks' ? 2 : 1);
  useMissingShift(rows);
  // It comes while the rows are read: a phone shows it, perhaps only when it is turned.
  useEffect(() => {
    if (Math.min(screen.width, screen.height, window.innerWidth) < MOBILE_BREAKPOINT) void dayList.ahead();
  }, []);
  const drafts =
    rows.data?.weeks.flatMap(({ shifts }) => shifts).filter(({ status }) => status === 'draft').length ?? 0;
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Scheduling"
        description="Who works when, and what is still open."
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Send size={18} aria-hidden="true" />}
              onClick={() => change({ dialog: 'publish' })}
            >
              {drafts > 0 ? `Publish ${drafts.toLocaleString('en-US')}` : 'Publish'}
            </Button>
            <Button icon={<CalendarPlus size={18} aria-hidden="true" />} onClick={() => change({ dialog: 'create' })}>
              Create Schedule
            </Button>
          </>
        }
      />
      <Stack>
        {source.isDemo && (
          <ScreenOnly>
            <SampleClubNote />
          </ScreenOnly>
        )}
        <ScreenOnly>
          <ScheduleFigures />
        </ScreenOnly>
        <ScreenOnly>
          <QuickActions />
        </ScreenOnly>
        <PlanningProvider rows={rows.data}>
          <Loaded query={rows} label="the schedule" failure={SCHEDULE_FAILED} shape={<ScheduleOutline />}>
            {(found) => <Week rows={found} />}
          </Loaded>
        </PlanningProvider>
        <ScreenOnly>
          <RecentChanges />
        </ScreenOnly>
      </Stack>
    </AppPage>
  );
}

function Week({ rows }: { rows: ScheduleRows }) {
  const isPhone = useIsPhone();
  const { said } = usePlanning();
  const { values, change } = useScheduleAddress();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  useUndoKeys();
  const isFilling = values.fill === 'open';
  const filled = isFilling && proposal?.week === rows.week ? proposal.filled : undefined;
  const shown = useMemo(() => {
    if (!filled) return rows;
    const first = { ...rows.weeks[0]!, shifts: withProposal(rows.shifts, filled) };
    return { ...rows, ...first, weeks: [first, ...rows.weeks.slice(1)] };
  }, [rows, filled]);
  const closeAutofill = () => {
    setProposal(null);
    change({ fill: '' });
  };
  return (
    <ScheduleDialogs rows={rows}>
      <Stack as="section" data-paper="landscape" aria-label="Weekly Schedule" $gap="sm">
        <SchedulePaper byDay={!isPhone && values.view === 'day'} />
        <ScheduleToolbar rows={shown} onPhone={isPhone} />
        {isFilling && <AutofillPanel key={rows.week} rows={rows} onProposal={setProposal} onClose={closeAutofill} />}
        <Schedule rows={shown} isLocked={filled !== undefined} onPhone={isPhone} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </ScheduleDialogs>
  );
}

interface ScheduleProps {
  rows: ScheduleRows;
  /** While it shows a proposal. */
  isLocked: boolean;
  onPhone: boolean;
}

function Schedule({ rows, isLocked, onPhone }: ScheduleProps) {
  const actions = useScheduleActions();
  const { timeZone } = useSchedulingSource();
  const { values } = useScheduleAddress();
  return (
    <ScheduleActionsProvider value={isLocked ? lockedActions : actions}>
      {onPhone ? (
        <DayList rows={rows} />
      ) : values.view === 'day' ? (
        <>
          <DayTimeline key={values.shownDay} rows={rows} />
          <NothingMatches shifts={shiftsOn(rows.shifts, values.shownDay, timeZone)} />
        </>
      ) : (
        <>
          <WeekGrid rows={rows} />
          <NothingMatches shifts={rows.weeks.flatMap(({ shifts }) => shifts)} />
        </>
      )}
    </ScheduleActionsProvider>
  );
}
