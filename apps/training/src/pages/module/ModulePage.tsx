import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  BackLink,
  dayInWords,
  ExportRows,
  heightFor,
  Muted,
  PageIcon,
  PaperHead,
  ScreenOnly,
  Signatures,
  Toolbar,
  TRAINING_MODULES_FAILED,
  hoursInWords,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Badge,
  Button,
  Card,
  EmptyState,
  Icon,
  Inline,
  PageHeader,
  SkeletonTable,
  Stack,
  token,
} from '@platform/ui';
import { usePrinting } from '@platform/ui/window';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { completionOf, formatShare } from '../../rules/completion';
import { standingOf } from '../../rules/standing';
import { useModules, useParticipants } from '../../source/queries';
import type { Participant, TrainingModule } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';
import { ModuleActions } from './ModuleActions';
import { ParticipantSheet } from './ParticipantSheet';
import { ParticipantTable } from './ParticipantTable';
import { SelectedPeople } from './SelectedPeople';

/** One training module and everyone who takes part in it. */
export function ModulePage() {
  const { moduleId = '' } = useParams();
  const modules = useModules();
  return (
    <AppPage>
      <Loaded query={modules} label="the module" failure={TRAINING_MODULES_FAILED} shape={<SkeletonTable />}>
        {(all) => {
          const found = all.find(({ id }) => id === moduleId);
          return found ? <FoundModule key={found.id} module={found} /> : <NoSuchModule />;
        }}
      </Loaded>
    </AppPage>
  );
}

function FoundModule({ module }: { module: TrainingModule }) {
  const { basePath, clubName, canManage, today } = useTrainingSource();
  const people = useParticipants(module.id, true);
  const { title, completedParticipants, totalParticipants, overdueParticipants, isArchived } = module;
  const share = completionOf(module);
  const standing = standingOf(share, overdueParticipants);
  usePageTitle(`${title} · Training`);
  return (
    <>
      <PaperHead clubName={clubName} kind="Training module" day={dayInWords(today())} />
      <PageHeader
        eyebrow={<BackLink to={basePath}>All training modules</BackLink>}
        title={title}
        description={
          totalParticipants === 0
            ? undefined
            : `${completedParticipants} of ${totalParticipants} people have completed it (${formatShare(share)}).`
        }
        actions={canManage && <ModuleActions module={module} />}
      />
      <Stack>
        <Inline $gap="sm">
          {isArchived ? <Badge>Archived</Badge> : <Badge tone={standing.tone}>{standing.words}</Badge>}
          <Muted>{factsOf(module).join(' · ')}</Muted>
        </Inline>
        {module.description !== null && <About>{module.description}</About>}
        <Loaded
          query={people}
          label="participants"
          failure={TRAINING_MODULES_FAILED}
          height={roomFor(totalParticipants)}
        >
          {(participants) => <Participants module={module} participants={participants} />}
        </Loaded>
      </Stack>
      <Signatures whose={['Taught by', `For ${clubName}`]} />
    </>
  );
}

function Participants({ module, participants }: { module: TrainingModule; participants: readonly Participant[] }) {
  const { canManage, canViewAnalytics } = useTrainingSource();
  const isPrinting = usePrinting();
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const chosen = participants.filter(({ id }) => selected.has(id));
  if (participants.length === 0) {
    return (
      <Card>
        <EmptyState
          title={canViewAnalytics ? 'No one is assigned yet' : 'You do not take part in this module'}
          description={
            canViewAnalytics
              ? 'People appear here with their due date once a manager assigns the module to them.'
              : 'Once a manager assigns it to you, it appears here with its due date.'
          }
          icon={<Icon name="users" size={24} />}
        />
      </Card>
    );
  }
  return (
    <Stack $gap="sm">
      {chosen.length > 0 ? (
        <SelectedPeople module={module} people={chosen} onDone={() => setSelected(new Set())} />
      ) : (
        <ScreenOnly>
          <Toolbar>
            <Muted>{hintFor(canManage, canViewAnalytics)}</Muted>
            <Inline $gap="xs">
              <ExportRows fileName={`training-${module.title}`} columns={exported} rows={participants} />
              {canViewAnalytics && (
                <Button variant="secondary" onClick={() => window.print()}>
                  Print list
                </Button>
              )}
            </Inline>
          </Toolbar>
        </ScreenOnly>
      )}
      {isPrinting && <ParticipantSheet participants={participants} />}
      <OnScreen $padding="none" $rows={participants.length}>
        <ParticipantTable
          title={module.title}
          participants={participants}
          selection={canManage ? { selected, onChange: setSelected } : undefined}
        />
      </OnScreen>
    </Stack>
  );
}

function hintFor(canManage: boolean, canViewAnalytics: boolean): string {
  if (canManage) return 'Choose people to mark them as completed, or to change their due date.';
  return canViewAnalytics ? 'Everyone who takes part. Managers change it.' : 'Your own part in this module.';
}

function factsOf({ certificationName, validMonths, inServiceHours, overdueParticipants }: TrainingModule): string[] {
  return [
    ...(certificationName === null
      ? []
      : [`Renews ${certificationName}${validMonths === null ? '' : ` for ${validMonths} months`}`]),
    ...(inServiceHours ? [`Counts for ${hoursInWords(inServiceHours)} of in-service training`] : []),
    ...(overdueParticipants > 0 ? [`${overdueParticipants} overdue`] : []),
  ];
}

/** About the height of the rows of this many people. */
function roomFor(people: number): string {
  return heightFor(people) ?? `${6 + people * 3}rem`;
}

function NoSuchModule() {
  const { basePath } = useTrainingSource();
  return (
    <Notice>
      <EmptyState
        title="This training module does not exist"
        description="It may have been removed, or it belongs to another club."
        icon={<PageIcon to="/training" size={24} />}
        action={
          <Button as={Link} to={basePath}>
            All training modules
          </Button>
        }
      />
    </Notice>
  );
}

const exported = [
  { header: 'Name', value: ({ name }: Participant) => name },
  { header: 'Status', value: ({ completedOn }: Participant) => (completedOn ? 'Completed' : 'Not completed') },
  { header: 'Due', value: ({ due }: Participant) => due?.on ?? null },
  { header: 'Completed on', value: ({ completedOn }: Participant) => completedOn },
];

const About = styled.p`
  max-width: ${token.width.text};
`;

/**
 * Hidden on paper, which has a separate list with lines to sign on. On screen this reserves the height of the rows until
 * the code of the table has loaded, up to the height of a long table.
 */
const OnScreen = styled(Card)<{ $rows: number }>`
  min-height: ${({ $rows }) => `min(${2.5 * $rows}rem, ${heightFor($rows) ?? '100rem'})`};
  @media print {
    display: none;
  }
`;

const Notice = styled(Card)`
  max-width: ${token.width.text};
  margin: ${token.space.xl} auto 0;
`;
