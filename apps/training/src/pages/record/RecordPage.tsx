import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  BackLink,
  dayInWords,
  ExportRows,
  Muted,
  PaperHead,
  Signatures,
  TRAINING_MODULES_FAILED,
  hoursInWords,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Button,
  Card,
  CardTitle,
  EmptyState,
  Icon,
  media,
  PageHeader,
  SkeletonTable,
  Stack,
  TableFrame,
  token,
} from '@platform/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { hoursApart, inServiceHours } from '../../rules/hours';
import { useRecord } from '../../source/queries';
import type { TrainingRecord } from '../../source/rows/person';
import { useTrainingSource } from '../../source/useTrainingSource';
import { CertificationRows } from './CertificationRows';
import { ModuleRows } from './ModuleRows';
import { recordColumns, recordLines } from './recordCsv';
import { SessionRows } from './SessionRows';
import { NOTHING_ASSIGNED } from '../../rules/standing';

/** One person's whole training record, to read, print and sign. */
export function RecordPage() {
  const { staffId = '' } = useParams();
  const record = useRecord(staffId);
  usePageTitle(record.data ? `${record.data.person.name} · Training` : undefined);
  return (
    <AppPage>
      <Loaded query={record} label="the training record" failure={TRAINING_MODULES_FAILED} shape={<SkeletonTable />}>
        {(found) => (found ? <Record record={found} /> : <NoRecord />)}
      </Loaded>
    </AppPage>
  );
}

function Record({ record }: { record: TrainingRecord }) {
  const { basePath, clubName, canViewAnalytics, today } = useTrainingSource();
  const { person, modules, sessions, certifications } = record;
  return (
    <>
      <PaperHead clubName={clubName} kind="Training record" day={dayInWords(today())} />
      <PageHeader
        eyebrow={
          <BackLink to={canViewAnalytics ? `${basePath}?tab=people` : basePath}>
            {canViewAnalytics ? 'All people' : 'Training'}
          </BackLink>
        }
        title={person.name}
        description={`${person.role ? `${person.role}. ` : ''}${person.completed} of ${person.assigned} modules completed, ${hoursInWords(inServiceHours(person))} of in-service training this year.`}
        actions={
          <>
            <ExportRows
              fileName={`training-record-${person.name}`}
              columns={recordColumns}
              rows={recordLines(record)}
            />
            <Button variant="secondary" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
              Print record
            </Button>
          </>
        }
      />
      <Stack $gap="lg">
        <Part title="Modules" none={NOTHING_ASSIGNED} count={modules.length}>
          <ModuleRows modules={modules} />
        </Part>
        <Part
          title="In-service sessions"
          about={`Training counted this year: ${hoursApart(person)}.`}
          none="No session is logged yet."
          count={sessions.length}
        >
          <SessionRows sessions={sessions} />
        </Part>
        <Part title="Certifications" none="No certification is on record." count={certifications.length}>
          <CertificationRows certifications={certifications} />
        </Part>
      </Stack>
      <Signatures whose={[person.name, `For ${clubName}`]} />
    </>
  );
}

interface PartProps {
  title: string;
  /** One sentence below the title. */
  about?: string;
  /** Replaces the rows when there are none. */
  none: string;
  count: number;
  children: ReactNode;
}

function Part({ title, about, none, count, children }: PartProps) {
  return (
    <Sheet $padding="none">
      <Head>
        <CardTitle>{title}</CardTitle>
        {about !== undefined && <Muted>{about}</Muted>}
        {count === 0 && <Muted>{none}</Muted>}
      </Head>
      {count > 0 && <TableFrame label={title}>{children}</TableFrame>}
    </Sheet>
  );
}

function NoRecord() {
  const { basePath } = useTrainingSource();
  return (
    <Nothing>
      <EmptyState
        title="There is no record to show"
        description="No staff member has this address, or you cannot see their record."
        icon={<Icon name="users" size={24} />}
        action={
          <Button as={Link} to={basePath}>
            Back to Training
          </Button>
        }
      />
    </Nothing>
  );
}

const Sheet = styled(Card)`
  @media print {
    border: 0;
    box-shadow: none;
    break-inside: avoid;
    th,
    td {
      padding: ${token.space.xxs} 0;
    }
    /* Without its ground a badge is a word among the others. */
    td > span {
      padding-inline: 0;
    }
    th a {
      color: inherit;
      text-decoration: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${token.space.xxs};
  padding: ${token.space.md} ${token.space.md} ${token.space.xs};
  @media ${media.mobile} {
    padding-inline: ${token.space.sm};
  }
  @media print {
    padding-inline: 0;
  }
`;

const Nothing = styled(Card)`
  max-width: ${token.width.text};
  margin: ${token.space.xl} auto 0;
`;
