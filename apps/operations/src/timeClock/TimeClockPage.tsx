import { Loaded } from '@platform/module-kit';
import {
  BackLink,
  dayInWords,
  PaperHead,
  SampleClubNote,
  ScreenOnly,
  WaitingChanges,
} from '@platform/module-kit/screens';
import { AppPage, Button, onDemand, PageHeader, SkeletonTable, Stack, Tabs } from '@platform/ui';
import { Settings2 } from 'lucide-react';
import { useDeck } from '../shared/deck/useDeck';
import { TodayTab } from './now/TodayTab';
import { OwnClockCard, OwnClockOutline } from './own/OwnClockCard';
import { OwnHours } from './own/OwnHours';
import { OwnPinCard } from './own/OwnPinCard';
import { useClockRules, useOwnClock } from './source/queries';
import { useTimeClockSource } from './source/useTimeClockSource';
import { useTimeClockAddress } from './useTimeClockAddress';
import { CLOCK_DESCRIPTION } from './clockDescription';
import { OWN_HOURS_FAILED, CLOCK_RULES_FAILED } from './source/failures';

const TimesheetsTab = onDemand(() => import('./timesheets/TimesheetsTab'))(
  'TimesheetsTab',
  <SkeletonTable columns={6} />,
);
const DevicesTab = onDemand(() => import('./devices/DevicesTab'))('DevicesTab', <SkeletonTable columns={4} />);
const RulesDialog = onDemand(() => import('./dialogs/RulesDialog'))('RulesDialog');

/** The hours people actually work: the reader's clock, and for managers today's shifts and the timesheets. */
export function TimeClockPage() {
  const source = useTimeClockSource();
  const { values, change } = useTimeClockAddress();
  const deck = useDeck('/scheduling/time-clock');
  const schedule = source.basePath.replace(/\/time-clock$/, '');
  return (
    <AppPage>
      <PaperHead clubName={source.clubName} kind="Time Clock" day={`printed ${dayInWords(source.today())}`} />
      <PageHeader
        eyebrow={<BackLink to={schedule}>Scheduling</BackLink>}
        title="Time Clock"
        description={source.canManage ? CLOCK_DESCRIPTION : 'Clock in and out, and see your hours.'}
        actions={
          source.canManage && (
            <Button
              variant="secondary"
              icon={<Settings2 size={18} aria-hidden="true" />}
              onClick={() => change({ dialog: 'rules' })}
            >
              Clock rules
            </Button>
          )
        }
      />
      <Stack $gap="lg">
        {source.isDemo ? <SampleClubNote /> : <WaitingChanges {...deck} />}
        {source.canManage ? (
          <>
            {/* What a manager prints is about the team. */}
            <ScreenOnly>
              <OwnPart />
            </ScreenOnly>
            <ManagedPart />
          </>
        ) : (
          <OwnPart />
        )}
      </Stack>
      {values.dialog === 'rules' && source.canManage && <RulesDialog onClose={() => change({ dialog: '' })} />}
    </AppPage>
  );
}

/** The clock of a staff member. People who manage nothing see their hours below. */
function OwnPart() {
  const { canManage } = useTimeClockSource();
  const own = useOwnClock();
  return (
    <Loaded query={own} label="your hours" failure={OWN_HOURS_FAILED} shape={<OwnClockOutline />}>
      {(found) => (
        <Stack $gap="lg">
          <OwnClockCard own={found} />
          {found && <OwnPinCard />}
          {found && !canManage && <OwnHours staffId={found.staffId} />}
        </Stack>
      )}
    </Loaded>
  );
}

function ManagedPart() {
  const { values, change } = useTimeClockAddress();
  const rules = useClockRules();
  return (
    <Tabs
      label="Time Clock"
      // A person's week is among the timesheets.
      value={values.person ? 'timesheets' : values.tab}
      onChange={(tab) => change({ tab, person: '' })}
      tabs={[
        { id: 'today', label: 'Today', panel: <TodayTab /> },
        {
          id: 'timesheets',
          label: 'Timesheets',
          panel: (
            <Loaded
              query={rules}
              label="the rules of the clock"
              failure={CLOCK_RULES_FAILED}
              shape={<SkeletonTable columns={6} />}
            >
              {(found) => <TimesheetsTab rules={found} />}
            </Loaded>
          ),
        },
        { id: 'devices', label: 'Shared clocks', panel: <DevicesTab /> },
      ]}
    />
  );
}
