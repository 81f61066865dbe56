import { Loaded } from '@platform/module-kit';
import { actionsColumn, ConfirmDialog, momentInWords, Muted, Toolbar } from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  CardTitle,
  DataTable,
  EmptyState,
  onDemand,
  SkeletonTable,
  Stack,
  toast,
  type Column,
} from '@platform/ui';
import { Plus, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useClockDevices } from '../source/queries';
import type { ClockDevice } from '../source/rows/sharedClock';
import { useTimeClockSource } from '../source/useTimeClockSource';
import { AttemptList } from './AttemptList';
import { PinList } from './PinList';

const DeviceDialog = onDemand(() => import('./DeviceDialog'))('DeviceDialog');

/** The club's shared clocks, people's PINs, and failed attempts. */
export function DevicesTab() {
  const source = useTimeClockSource();
  const devices = useClockDevices();
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<ClockDevice>();
  return (
    <Stack $gap="lg">
      <Stack as="section" $gap="sm" aria-label="Shared clocks">
        <Toolbar>
          <Stack $gap="hair">
            <CardTitle as="h2">Shared clocks</CardTitle>
            <Muted>
              A tablet at the club, at which people clock with their name and a PIN. It can do nothing else.
            </Muted>
          </Stack>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
            Add shared clock
          </Button>
        </Toolbar>
        <Loaded
          query={devices}
          label="shared clocks"
          failure="Failed to fetch the shared clocks"
          shape={<SkeletonTable rows={2} columns={3} />}
        >
          {(found) => (
            <Card $padding="none">
              <DataTable
                label="Shared clocks"
                columns={columnsIn(source.timeZone, setRevoked)}
                rows={found}
                rowKey={({ id }) => id}
                rowName={({ name }) => name}
                cards="phone"
                empty={
                  <EmptyState
                    title="No shared clocks yet"
                    description="Add one, and open its link on a tablet in the guard room."
                    icon={<Tablet size={24} aria-hidden="true" />}
                  />
                }
              />
            </Card>
          )}
        </Loaded>
      </Stack>
      <AttemptList />
      <PinList />
      {isAdding && <DeviceDialog onClose={() => setAdding(false)} />}
      {revoked && (
        <ConfirmDialog
          title={`Turn off ${revoked.name}?`}
          description="Its screen stops at once, and its link never works again. Hours that were clocked there stay."
          action="Turn off"
          change={() => source.revokeClockDevice(revoked.id)}
          onClose={() => setRevoked(undefined)}
          onDone={() => {
            toast({ title: `${revoked.name} turned off`, tone: 'success' });
            setRevoked(undefined);
          }}
        />
      )}
    </Stack>
  );
}

const columnsIn = (timeZone: string, turnOff: (device: ClockDevice) => void): Column<ClockDevice>[] => [
  { key: 'name', header: 'Clock', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'state',
    header: 'State',
    cell: ({ isOn, lastSeenAt }) => (
      <Badge tone={!isOn ? 'outline' : lastSeenAt === null ? 'warning' : 'success'}>
        {!isOn ? 'Off' : lastSeenAt === null ? 'Not opened yet' : 'On'}
      </Badge>
    ),
    onPhone: 'beside',
  },
  {
    key: 'seen',
    header: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : momentInWords(lastSeenAt, timeZone)),
    sortBy: ({ lastSeenAt }) => lastSeenAt,
  },
  actionsColumn(
    (device) =>
      device.isOn && (
        <Button variant="quiet" size="sm" aria-label={`Turn off ${device.name}`} onClick={() => turnOff(device)}>
          Turn off
        </Button>
      ),
  ),
];
