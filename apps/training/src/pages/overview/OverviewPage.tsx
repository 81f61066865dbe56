import { useQuery } from '@platform/module-kit';
import { Card, EmptyState, ErrorState, Grid, Icon, PageHeader, Skeleton, Stack, StatTile, token } from '@platform/ui';
import { styled } from 'styled-components';
import { completionOf, formatShare, overallCompletion } from '../../rules/completion';
import type { TrainingModule } from '../../source/trainingSource';
import { useTrainingSource } from '../../source/TrainingSourceContext';
import { ModuleCard } from './ModuleCard';

/** All training modules of the club and how far its people are. */
export function OverviewPage() {
  const source = useTrainingSource();
  const modules = useQuery({ queryKey: ['training', source.key, 'modules'], queryFn: () => source.listModules() });
  return (
    <Page>
      <PageHeader
        eyebrow={source.clubName}
        title="Training"
        description="What your people learn before the season, and who has completed it."
      />
      {modules.isPending && <Loading />}
      {modules.isError && (
        <Card>
          <ErrorState
            title="Failed to fetch training modules"
            description={modules.error.message}
            onRetry={() => void modules.refetch()}
            retrying={modules.isRefetching}
          />
        </Card>
      )}
      {modules.isSuccess && (modules.data.length > 0 ? <Modules modules={modules.data} /> : <NoModules />)}
    </Page>
  );
}

function Modules({ modules }: { modules: TrainingModule[] }) {
  const completed = modules.filter((module) => completionOf(module) === 1).length;
  const open = modules.reduce((sum, module) => sum + module.totalParticipants - module.completedParticipants, 0);
  return (
    <Stack $gap="xl">
      <Grid $min="9.5rem" $stretch>
        <StatTile
          label="Overall progress"
          value={formatShare(overallCompletion(modules))}
          detail="mean of all modules"
        />
        <StatTile label="Modules completed" value={`${completed} of ${modules.length}`} detail="by everyone in them" />
        <StatTile
          label="Still to complete"
          value={open}
          detail={open === 1 ? 'person and module' : 'people and modules'}
        />
      </Grid>
      <Grid as="ul" role="list" $min="19rem">
        {modules.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function NoModules() {
  return (
    <Card>
      <EmptyState
        title="No training modules available"
        description="Training modules that your club adds for the season appear here with everyone's progress."
        icon={<Icon name="graduation-cap" size={24} />}
      />
    </Card>
  );
}

function Loading() {
  return (
    <Stack $gap="xl" aria-busy="true" aria-label="Loading training modules" role="status">
      <Grid $min="9.5rem" $stretch>
        {['a', 'b', 'c'].map((tile) => (
          <Skeleton key={tile} $height="7.5rem" />
        ))}
      </Grid>
      <Grid $min="19rem">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <Skeleton key={card} $height="9rem" />
        ))}
      </Grid>
    </Stack>
  );
}

const Page = styled.div`
  max-width: ${token.width.page};
  margin-inline: auto;
`;
