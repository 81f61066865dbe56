import { useQuery } from '@platform/module-kit';
import { Button, Card, EmptyState, ErrorState, Icon, PageHeader, Skeleton, token } from '@platform/ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { completionOf, formatShare } from '../../rules/completion';
import { useTrainingSource } from '../../source/TrainingSourceContext';
import { ParticipantTable } from './ParticipantTable';

/** One training module and everyone who takes part in it. */
export function ModulePage() {
  const { moduleId = '' } = useParams();
  const source = useTrainingSource();
  const modules = useQuery({ queryKey: ['training', source.key, 'modules'], queryFn: () => source.listModules() });
  const found = modules.data?.find(({ id }) => id === moduleId);
  const people = useQuery({
    queryKey: ['training', source.key, 'participants', moduleId],
    queryFn: () => source.listParticipants(moduleId),
    // An address that names no module of the club is not worth a question.
    enabled: found !== undefined,
  });
  const failed = modules.error ?? people.error;
  const retry = () => (modules.error ? modules.refetch() : people.refetch());

  if (failed) {
    return (
      <Notice>
        <ErrorState
          title="Failed to fetch training modules"
          description={failed.message}
          onRetry={() => void retry()}
        />
      </Notice>
    );
  }
  if (modules.isSuccess && !found) return <NoSuchModule />;
  if (!found || !people.isSuccess) return <Skeleton $height="24rem" />;
  return (
    <Page>
      <Back to={source.basePath}>← All training modules</Back>
      <PageHeader
        title={found.title}
        description={`${found.completedParticipants} of ${found.totalParticipants} people have completed it (${formatShare(completionOf(found))}).`}
      />
      <Card $padding="none">
        <ParticipantTable title={found.title} participants={people.data} timeZone={source.timeZone} />
      </Card>
    </Page>
  );
}

function NoSuchModule() {
  const { basePath } = useTrainingSource();
  return (
    <Notice>
      <EmptyState
        title="This training module does not exist"
        description="It may have been removed, or it belongs to another club."
        icon={<Icon name="graduation-cap" size={24} />}
        action={
          <Button as={Link} to={basePath}>
            All training modules
          </Button>
        }
      />
    </Notice>
  );
}

const Page = styled.div`
  max-width: 52rem;
  margin-inline: auto;
`;

const Notice = styled(Card)`
  max-width: 44rem;
  margin: ${token.space.xl} auto 0;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.control.target};
  font-size: ${token.size.sm};
  text-decoration: none;
`;
