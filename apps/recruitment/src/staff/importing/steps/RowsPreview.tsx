import { useIsPhone } from '@platform/module-kit/screens';
import { Badge, Button, Card, DataTable, SegmentedControl, Stack, token, type Column } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SidewaysScroll } from '../../roster/SidewaysScroll';
import { problemsInWords } from '../problemRows';
import type { JudgedRow, RowState } from '../rowStates';

type Kind = RowState['kind'];

const kinds = {
  problem: { label: 'Problems', badge: 'Problem', tone: 'danger' },
  new: { label: 'New', badge: 'New', tone: 'success' },
  changed: { label: 'Changed', badge: 'Changed', tone: 'warning' },
  unchanged: { label: 'Unchanged', badge: 'Unchanged', tone: 'outline' },
} as const;

/** Every row of the file with its result. */
export function RowsPreview({ judged }: { judged: readonly JudgedRow[] }) {
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<Kind | 'all'>('all');
  const count = (kind: Kind) => judged.filter(({ state }) => state.kind === kind).length;
  const present = (Object.keys(kinds) as Kind[]).filter((kind) => count(kind) > 0);
  const inForce = shown === 'all' || present.includes(shown) ? shown : 'all';
  const rows = inForce === 'all' ? judged : judged.filter(({ state }) => state.kind === inForce);
  return (
    <Stack $gap="sm">
      <SidewaysScroll>
        <SegmentedControl
          label="Rows"
          value={inForce}
          options={[
            { value: 'all', label: `All ${judged.length.toLocaleString('en-US')}` },
            ...present.map((kind) => ({
              value: kind,
              label: `${kinds[kind].label} ${count(kind).toLocaleString('en-US')}`,
            })),
          ]}
          onChange={setShown}
        />
      </SidewaysScroll>
      <Card $padding="none">
        {isPhone ? (
          <RowList key={inForce} rows={rows} />
        ) : (
          <DataTable
            label="Rows of the file"
            columns={columns}
            rows={rows}
            rowKey={({ row }) => String(row.line)}
            rowName={({ row }) => `line ${row.line}`}
            maxHeight="30rem"
          />
        )}
      </Card>
    </Stack>
  );
}

/** How many rows load at a time on a phone. */
const STEP = 50;

/** The same on a phone, as cards, with the result visible. */
function RowList({ rows }: { rows: readonly JudgedRow[] }) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <List role="list" aria-label="Rows of the file">
        {rows.slice(0, shown).map(({ row, state }) => (
          <li key={row.line}>
            <Happening>
              <Badge tone={kinds[state.kind].tone}>{kinds[state.kind].badge}</Badge>
              <b>{row.name ?? ('name' in state ? state.name : row.email)}</b>
            </Happening>
            <Quiet>
              Line {row.line}. {wordsFor(state) || [row.role, row.email].filter(Boolean).join(', ')}
            </Quiet>
          </li>
        ))}
      </List>
      {rows.length > shown && (
        <Button variant="quiet" wide onClick={() => setShown(shown + STEP)}>
          Show more of {rows.length.toLocaleString('en-US')}
        </Button>
      )}
    </>
  );
}

const columns: Column<JudgedRow>[] = [
  { key: 'line', header: 'Line', sortBy: ({ row }) => row.line, cell: ({ row }) => row.line },
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ row }) => row.name ?? null,
    cell: ({ row, state }) => row.name ?? ('name' in state ? state.name : '–'),
  },
  { key: 'role', header: 'Role', sortBy: ({ row }) => row.role ?? null, cell: ({ row }) => row.role ?? '–' },
  { key: 'email', header: 'Email address', cell: ({ row }) => row.email ?? '–' },
  {
    key: 'state',
    header: 'What happens',
    sortBy: ({ state }) => Object.keys(kinds).indexOf(state.kind),
    cell: ({ state }) => (
      <Happening>
        <Badge tone={kinds[state.kind].tone}>{kinds[state.kind].badge}</Badge>
        <span>{wordsFor(state)}</span>
      </Happening>
    ),
  },
];

function wordsFor(state: RowState): string {
  if (state.kind === 'problem') return problemsInWords(state.problems);
  if (state.kind !== 'changed') return '';
  return state.changes
    .map(({ label, before, after }) => `${label}: ${before ? `${before} → ` : ''}${after}`)
    .join(', ');
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${token.space.sm} ${token.space.md};
  }
  li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const Quiet = styled.p`
  margin-top: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

const Happening = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  b {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
