import { Loaded } from '@platform/module-kit';
import { heightFor, momentInWords, Muted } from '@platform/module-kit/screens';
import { Badge, Card, CardTitle, DataTable, EmptyState, SkeletonTable, Stack, type Column } from '@platform/ui';
import { ShieldCheck } from 'lucide-react';
import { actionWords, attemptWords } from '../rules/sharedClocks';
import { useClockAttempts } from '../source/queries';
import type { ClockAttempt } from '../source/rows/sharedClock';
import { useTimeClockSource } from '../source/useTimeClockSource';

/** Failed attempts at the shared clocks: wrong PINs, and punches without a connection. */
export function AttemptList() {
  const { timeZone } = useTimeClockSource();
  const attempts = useClockAttempts();
  return (
    <Stack as="section" $gap="sm" aria-label="What did not work">
      <Stack $gap="hair">
        <CardTitle as="h2">What did not work</CardTitle>
        <Muted>The last 50. Five wrong PINs within 15 minutes close a clock for that person for 15 minutes.</Muted>
      </Stack>
      <Loaded
        query={attempts}
        label="attempts"
        failure="Failed to fetch the attempts"
        shape={<SkeletonTable rows={2} columns={4} />}
      >
        {(found) => (
          <Card $padding="none">
            <DataTable
              label="What did not work"
              columns={columnsIn(timeZone)}
              rows={found}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              cards
              maxHeight={heightFor(found.length)}
              empty={
                <EmptyState
                  title="Nothing went wrong"
                  description="Wrong PINs and punches without a connection appear here."
                  icon={<ShieldCheck size={24} aria-hidden="true" />}
                />
              }
            />
          </Card>
        )}
      </Loaded>
    </Stack>
  );
}

const columnsIn = (timeZone: string): Column<ClockAttempt>[] => [
  { key: 'name', header: 'Person', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'outcome',
    header: 'Why',
    cell: ({ outcome }) => <Badge tone={outcome === 'not_sent' ? 'danger' : 'warning'}>{attemptWords[outcome]}</Badge>,
    sortBy: ({ outcome }) => outcome,
    onPhone: 'beside',
  },
  {
    key: 'action',
    header: 'Pressed',
    cell: ({ action, pressedAt }) => `${actionWords[action]}, ${momentInWords(pressedAt, timeZone)}`,
    sortBy: ({ pressedAt }) => pressedAt,
  },
  { key: 'device', header: 'Clock', cell: ({ deviceName }) => deviceName, sortBy: ({ deviceName }) => deviceName },
];
