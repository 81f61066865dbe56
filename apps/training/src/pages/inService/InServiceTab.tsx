import { Loaded } from '@platform/module-kit';
import {
  dayInWords,
  ExportRows,
  heightFor,
  Muted,
  Toolbar,
  TRAINING_MODULES_FAILED,
} from '@platform/module-kit/screens';
import { Button, Card, type Column, DataTable, EmptyState, Icon, onDemand, SkeletonTable, Stack } from '@platform/ui';
import { useState } from 'react';
import { useSessions } from '../../source/queries';
import type { InServiceSession } from '../../source/rows/session';
import { useTrainingSource } from '../../source/useTrainingSource';

const SessionDialog = onDemand(() => import('../dialogs/dialogParts'))('SessionDialog');

/** The log of in-service sessions: topic, day, length and number of attendees. Members see their own. */
export function InServiceTab({ onLog }: { onLog: () => void }) {
  const { canManage, canViewAnalytics } = useTrainingSource();
  const sessions = useSessions();
  const [open, setOpen] = useState<InServiceSession>();
  return (
    <Loaded
      query={sessions}
      label="the in-service log"
      failure={TRAINING_MODULES_FAILED}
      shape={<SkeletonTable columns={5} />}
    >
      {(found) => (
        <Stack>
          <Toolbar>
            <Muted>
              {canViewAnalytics
                ? 'What the staff practices in addition to the modules. Everyone who attended gets credit for the time.'
                : 'The practice sessions that you were at. Each one counts toward your hours.'}
            </Muted>
            <ExportRows
              fileName="in-service-sessions"
              columns={exported.filter(({ header }) => canViewAnalytics || header !== people.header)}
              rows={found}
            />
          </Toolbar>
          <Card $padding="none">
            <DataTable
              label="In-service sessions"
              columns={[...columns, ...(canViewAnalytics ? [people] : []), ...(canManage ? [editColumn(setOpen)] : [])]}
              rows={found}
              rowKey={({ id }) => id}
              rowName={({ topic }) => topic}
              cards
              sort={{ column: 'day', direction: 'descending' }}
              maxHeight={heightFor(found.length)}
              empty={
                <EmptyState
                  title="No in-service hours yet"
                  description={
                    canViewAnalytics
                      ? 'Sessions appear here with their topic, their length and how many people were there.'
                      : 'A session appears here once a manager logs that you were there.'
                  }
                  icon={<Icon name="clipboard-list" size={24} />}
                  action={canManage ? <Button onClick={onLog}>Log in-service hours</Button> : undefined}
                />
              }
            />
          </Card>
          {open && (
            // Passes the current version. A session that another person deleted stays open with what was typed.
            <SessionDialog
              session={found.find(({ id }) => id === open.id) ?? open}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

const columns: Column<InServiceSession>[] = [
  { key: 'topic', header: 'Topic', cell: ({ topic }) => topic, sortBy: ({ topic }) => topic },
  {
    key: 'day',
    header: 'Day',
    cell: ({ heldOn }) => dayInWords(heldOn),
    sortBy: ({ heldOn }) => heldOn,
    onPhone: 'beside',
  },
  { key: 'led', header: 'Led by', cell: ({ ledBy }) => ledBy ?? '–', sortBy: ({ ledBy }) => ledBy },
  {
    key: 'minutes',
    header: 'Length',
    cell: ({ minutes }) => `${minutes} min`,
    sortBy: ({ minutes }) => minutes,
    align: 'end',
  },
];

const people: Column<InServiceSession> = {
  key: 'people',
  header: 'People',
  cell: ({ staffIds }) => staffIds.length,
  sortBy: ({ staffIds }) => staffIds.length,
  align: 'end',
};

const editColumn = (onEdit: (session: InServiceSession) => void): Column<InServiceSession> => ({
  key: 'edit',
  header: 'Change',
  align: 'end',
  onPhone: 'line',
  cell: (session) => (
    <Button variant="quiet" size="sm" aria-label={`Edit ${session.topic}`} onClick={() => onEdit(session)}>
      Edit
    </Button>
  ),
});

const exported = [
  { header: 'Day', value: ({ heldOn }: InServiceSession) => heldOn },
  { header: 'Topic', value: ({ topic }: InServiceSession) => topic },
  { header: 'Minutes', value: ({ minutes }: InServiceSession) => minutes },
  { header: 'Led by', value: ({ ledBy }: InServiceSession) => ledBy },
  { header: 'People', value: ({ staffIds }: InServiceSession) => staffIds.length },
  { header: 'Notes', value: ({ notes }: InServiceSession) => notes },
];
