import { Loaded } from '@platform/module-kit';
import { actionsColumn, counted, heightFor, Muted } from '@platform/module-kit/screens';
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
  type Column,
} from '@platform/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useClockPins } from '../source/queries';
import type { ClockPin } from '../source/rows/sharedClock';

const PinDialog = onDemand(() => import('../dialogs/PinDialog'))('PinDialog');

/** Who can use a shared clock. People without a PIN come first. */
export function PinList() {
  const pins = useClockPins();
  const [asked, setAsked] = useState<ClockPin>();
  return (
    <Stack as="section" $gap="sm" aria-label="PINs">
      <Loaded
        query={pins}
        label="PINs"
        failure="Failed to fetch the PINs"
        shape={<SkeletonTable rows={6} columns={3} />}
      >
        {(found) => {
          const without = found.filter(({ hasPin }) => !hasPin).length;
          return (
            <>
              <Stack $gap="hair">
                <CardTitle as="h2">PINs</CardTitle>
                <Muted>
                  {without === 0
                    ? 'Everyone has a PIN.'
                    : `${counted(without, 'person has', 'people have')} no PIN yet.`}{' '}
                  People set theirs under Time Clock on their phone. No one can read a PIN.
                </Muted>
              </Stack>
              <Card $padding="none">
                <DataTable
                  label="PINs"
                  columns={columnsFor(setAsked)}
                  rows={[...found].sort((one, other) => Number(one.hasPin) - Number(other.hasPin))}
                  rowKey={({ staffId }) => staffId}
                  rowName={({ name }) => name}
                  cards="phone"
                  maxHeight={heightFor(found.length)}
                  empty={
                    <EmptyState
                      title="No one is on the staff yet"
                      description="People appear here once they are on the roster."
                      icon={<Users size={24} aria-hidden="true" />}
                    />
                  }
                />
              </Card>
            </>
          );
        }}
      </Loaded>
      {asked && <PinDialog person={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

const columnsFor = (ask: (person: ClockPin) => void): Column<ClockPin>[] => [
  { key: 'name', header: 'Person', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'role', header: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role },
  {
    key: 'pin',
    header: 'PIN',
    cell: ({ hasPin }) => <Badge tone={hasPin ? 'success' : 'warning'}>{hasPin ? 'Set' : 'None yet'}</Badge>,
    sortBy: ({ hasPin }) => Number(hasPin),
    onPhone: 'beside',
  },
  actionsColumn((person) => (
    <Button variant="quiet" size="sm" aria-label={`Set the PIN of ${person.name}`} onClick={() => ask(person)}>
      {person.hasPin ? 'Set a new PIN' : 'Set a PIN'}
    </Button>
  )),
];
