import { Link, Loaded } from '@platform/module-kit';
import { Section, useOwnSource } from '@platform/module-kit/screens';
import { Card, SkeletonLines, Stack } from '@platform/ui';
import { useOwnStaffId, useRecord } from '../source/queries';
import { createClubSource } from '../source/club/clubSource';
import { TrainingSourceProvider, useTrainingSource } from '../source/useTrainingSource';
import { TrainingStanding } from './TrainingSummary';
import { OWN_TRAINING_FAILED } from '../source/failures';

/** The reader's own training on another module's page. Renders nothing for a person who is not on the staff. */
export function MyTraining() {
  const source = useOwnSource(createClubSource);
  if (!source) return null;
  return (
    <TrainingSourceProvider value={source}>
      <Own />
    </TrainingSourceProvider>
  );
}

function Own() {
  const { basePath } = useTrainingSource();
  const own = useOwnStaffId();
  if (own.data === null) return null;
  return (
    <Section
      id="my-training"
      title="My training"
      action={own.data && <Link to={`${basePath}/people/${own.data}`}>Open my record</Link>}
    >
      <Card>
        <Loaded query={own} label="your training" failure={OWN_TRAINING_FAILED} shape={<Outline />}>
          {(staffId) => staffId !== null && <Record staffId={staffId} />}
        </Loaded>
      </Card>
    </Section>
  );
}

const Outline = () => <SkeletonLines $height="5rem" />;

function Record({ staffId }: { staffId: string }) {
  const record = useRecord(staffId);
  return (
    <Loaded query={record} label="your training" failure={OWN_TRAINING_FAILED} shape={<Outline />}>
      {(found) =>
        found && (
          <Stack $gap="xs">
            <TrainingStanding record={found} />
          </Stack>
        )
      }
    </Loaded>
  );
}
