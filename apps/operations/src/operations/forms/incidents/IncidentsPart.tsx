import { kindWords, severityWords } from '@platform/contract/reports';
import { Loaded } from '@platform/module-kit';
import { ExportRows, heightFor, momentInWords, Muted, RowName, Toolbar } from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  onDemand,
  SegmentedControl,
  SkeletonTable,
  Stack,
} from '@platform/ui';
import { Plus } from 'lucide-react';
import { LimitedDays } from '../../parts/LimitedDays';
import { NameCell } from '../../parts/pageParts';
import { severityTones } from '../../rules/forms/severityTones';
import { happenedWithin, isLimited } from '../../rules/dayRange';
import { useIncidents } from '../../source/queries';
import type { Incident } from '../../source/rows/incident';
import { useOperationsSource } from '../../source/useOperationsSource';
import { useOperationsAddress } from '../../useOperationsAddress';
import { CONFIDENTIAL } from './confidential';
import { INCIDENTS_FAILED } from '../../source/failures';

const states = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
] as const;

const IncidentDrawer = onDemand(() => import('./IncidentDrawer'))('IncidentDrawer');

/** Injuries, rescues and near misses. Everyone can report; managers and administrators read. */
export function IncidentsPart() {
  const { canManage } = useOperationsSource();
  return canManage ? <Incidents /> : <ReportOnly />;
}

function ReportButton() {
  const { change } = useOperationsAddress();
  return (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ entering: 'incident' })}>
      Report an incident
    </Button>
  );
}

/** For people who can report but may not read other people's reports. */
function ReportOnly() {
  return (
    <Card>
      <EmptyState
        title="Incidents are confidential"
        description="Managers and administrators read them, because they name people. Report what you saw here."
        icon={<Icon name="shield" size={24} />}
        action={<ReportButton />}
      />
    </Card>
  );
}

function Incidents() {
  const source = useOperationsSource();
  const { values, change, linkTo } = useOperationsAddress();
  const incidents = useIncidents();
  const state = values.status === 'open' ? 'open' : 'all';
  const shown = (all: readonly Incident[]) =>
    all.filter(
      ({ occurredAt, closedAt }) =>
        (state === 'all' || closedAt === null) &&
        (!isLimited(values) || happenedWithin(values, occurredAt, source.timeZone)),
    );
  const columns: Column<Incident>[] = [
    {
      key: 'kind',
      header: 'Incident',
      cell: ({ id, kind, location }) => (
        <NameCell>
          <RowName to={linkTo({ open: id })}>{kindWords[kind]}</RowName>
          {location && <Muted>{location}</Muted>}
        </NameCell>
      ),
      sortBy: ({ kind }) => kindWords[kind],
    },
    {
      key: 'severity',
      header: 'Severity',
      cell: ({ severity }) => <Badge tone={severityTones[severity]}>{severityWords[severity]}</Badge>,
      sortBy: ({ severity }) => ['serious', 'moderate', 'minor'].indexOf(severity),
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ closedAt }) => (
        <Badge tone={closedAt === null ? 'outline' : 'success'}>{closedAt === null ? 'Open' : 'Closed'}</Badge>
      ),
      sortBy: ({ closedAt }) => (closedAt === null ? 0 : 1),
    },
    {
      key: 'when',
      header: 'When',
      cell: ({ occurredAt }) => momentInWords(occurredAt, source.timeZone),
      sortBy: ({ occurredAt }) => Date.parse(occurredAt),
    },
    {
      key: 'author',
      header: 'Reported by',
      cell: ({ authorName }) => authorName ?? '–',
      sortBy: ({ authorName }) => authorName,
    },
  ];
  return (
    <Stack>
      <Toolbar>
        <Muted>{CONFIDENTIAL}</Muted>
        <Inline $gap="xs">
          <SegmentedControl label="State" options={states} value={state} onChange={(status) => change({ status })} />
          <ExportRows fileName="incidents" columns={incidentCsv} rows={shown(incidents.data ?? [])} />
          <ReportButton />
        </Inline>
      </Toolbar>
      <LimitedDays what="incidents" />
      <Loaded
        query={incidents}
        label="incidents"
        failure={INCIDENTS_FAILED}
        shape={<SkeletonTable rows={3} columns={5} />}
      >
        {(found) => (
          <>
            <Card $padding="none">
              <DataTable
                label="Incidents"
                columns={columns}
                rows={shown(found)}
                rowKey={({ id }) => id}
                rowName={({ kind, location }) => `${kindWords[kind]} ${location}`}
                cards
                maxHeight={heightFor(shown(found).length)}
                empty={
                  <EmptyState
                    title={`No ${state === 'open' ? 'open ' : ''}incidents${isLimited(values) ? ' on these days' : ''}`}
                    description={
                      state === 'open'
                        ? 'Each of them was reviewed and closed.'
                        : 'Injuries, rescues and near misses appear here once they are reported.'
                    }
                    icon={<Icon name="shield" size={24} />}
                  />
                }
              />
            </Card>
            {values.open && (
              <IncidentDrawer
                incident={found.find(({ id }) => id === values.open)}
                onClose={() => change({ open: '' })}
              />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const incidentCsv = [
  { header: 'When', value: ({ occurredAt }: Incident) => occurredAt },
  { header: 'Kind', value: ({ kind }: Incident) => kindWords[kind] },
  { header: 'Severity', value: ({ severity }: Incident) => severityWords[severity] },
  { header: 'Location', value: ({ location }: Incident) => location },
  { header: 'What happened', value: ({ description }: Incident) => description },
  { header: 'People involved', value: ({ people }: Incident) => people },
  { header: 'Witnesses', value: ({ witnesses }: Incident) => witnesses },
  { header: 'First aid', value: ({ firstAid }: Incident) => firstAid },
  { header: 'Action taken', value: ({ action }: Incident) => action },
  { header: 'Reported by', value: ({ authorName }: Incident) => authorName ?? '' },
  { header: 'Review', value: ({ review }: Incident) => review },
];
