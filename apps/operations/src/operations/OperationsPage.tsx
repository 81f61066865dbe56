import { Link } from '@platform/module-kit';
import { ListOutline, ManagersOnly, SampleClubNote, WaitingChanges } from '@platform/module-kit/screens';
import { AppPage, Button, onDemand, PageHeader, Stack, Tabs } from '@platform/ui';
import { CalendarDays, ChartColumn, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeck } from '../shared/deck/useDeck';
import { OperationsFigures } from './OperationsFigures';
import { useOperationsSource } from './source/useOperationsSource';
import { useOperationsAddress, type Entering, type TabId } from './useOperationsAddress';

const room = <ListOutline />;
const FormsTab = onDemand(() => import('./forms/FormsTab'))('FormsTab', room);
const LaborTab = onDemand(() => import('./labor/LaborTab'))('LaborTab', room);
const VendorsTab = onDemand(() => import('./vendors/VendorsTab'))('VendorsTab', room);
const TicketsTab = onDemand(() => import('./tickets/TicketsTab'))('TicketsTab', room);

const TicketDialog = onDemand(() => import('./tickets/TicketDialog'))('TicketDialog');
const VendorDialog = onDemand(() => import('./vendors/VendorDialog'))('VendorDialog');
const LogDialog = onDemand(() => import('./forms/logs/LogDialog'))('LogDialog');
const IncidentDialog = onDemand(() => import('./forms/incidents/IncidentDialog'))('IncidentDialog');
const ReadingDialog = onDemand(() => import('./forms/water/ReadingDialog'))('ReadingDialog');

/** The club's daily work: forms, labor, vendors and tickets. */
export function OperationsPage() {
  const source = useOperationsSource();
  const { values, change } = useOperationsAddress();
  const deck = useDeck('/operations');
  const all: { id: TabId; label: string; panel: ReactNode }[] = [
    { id: 'forms', label: 'Forms & Logs', panel: <FormsTab /> },
    { id: 'labor', label: 'Labor Tracking', panel: <LaborTab /> },
    { id: 'vendors', label: 'Vendors', panel: <VendorsTab /> },
    { id: 'tickets', label: 'Tickets', panel: <TicketsTab /> },
  ];
  // Labor shows pay, so other members of the club do not read it.
  const tabs = all.filter(({ id }) => id !== 'labor' || source.canViewAnalytics);
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Operations"
        description="What your club does each day, and who takes care of it."
        actions={
          <>
            <Button
              as={Link}
              to={`${source.basePath}/rotation`}
              variant="secondary"
              icon={<Repeat size={18} aria-hidden="true" />}
            >
              Rotation
            </Button>
            <Button
              as={Link}
              to={source.schedulingPath}
              variant="secondary"
              icon={<CalendarDays size={18} aria-hidden="true" />}
            >
              Scheduling
            </Button>
            {source.canReadReports && (
              <Button
                as={Link}
                to={source.reportsPath}
                variant="secondary"
                icon={<ChartColumn size={18} aria-hidden="true" />}
              >
                Reports
              </Button>
            )}
          </>
        }
      />
      <Stack $gap="lg">
        {source.isDemo ? <SampleClubNote /> : <WaitingChanges {...deck} />}
        <OperationsFigures />
        <Tabs
          label="Operations"
          value={tabs.some(({ id }) => id === values.tab) ? values.tab : 'forms'}
          onChange={(tab) => change({ tab, open: '', search: '', from: '', to: '' })}
          tabs={tabs}
        />
      </Stack>
      {values.entering && <Entered what={values.entering} />}
    </AppPage>
  );
}

const onlyManagers: Partial<Record<Entering, string>> = { ticket: 'add tickets', vendor: 'add vendors' };

/** The form for a new entry, over the page. Everyone can write logs, take readings and report incidents. */
function Entered({ what }: { what: Entering }) {
  const { canManage } = useOperationsSource();
  const { change } = useOperationsAddress();
  const close = () => change({ entering: '' });
  const refused = canManage ? undefined : onlyManagers[what];
  if (refused) return <ManagersOnly what={refused} onClose={close} />;
  switch (what) {
    case 'ticket':
      return <TicketDialog onClose={close} />;
    case 'vendor':
      return <VendorDialog onClose={close} />;
    case 'log':
      return <LogDialog onClose={close} />;
    case 'incident':
      return <IncidentDialog onClose={close} />;
    case 'reading':
      return <ReadingDialog onClose={close} />;
  }
}
