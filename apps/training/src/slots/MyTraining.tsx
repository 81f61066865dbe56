import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link, Loaded } from '@platform/module-kit';
import { Section, useKeptOffline, useOwnSource } from '@platform/module-kit/screens';
import { Card, SkeletonLines, Stack } from '@platform/ui';
import descriptor from '../../module.json';
import { keptTraining } from '../source/club/readOwnTraining';
import { OWN_TRAINING_FAILED } from '../source/failures';
import {
  createOwnTrainingSource,
  OwnTrainingProvider,
  useOwnTraining,
  useOwnTrainingSource,
} from './ownTrainingSource';
import { TrainingStanding } from './TrainingSummary';

export { firstOfTraining } from './ownTrainingSource';

/** The reader's own training on another module's page. Renders nothing for a person who is not on the staff. */
export function MyTraining() {
  const source = useOwnSource(createOwnTrainingSource);
  if (!source) return null;
  return (
    <OwnTrainingProvider value={source}>
      <Own />
    </OwnTrainingProvider>
  );
}

function Own() {
  const { basePath, readOwnTraining } = useOwnTrainingSource();
  const own = useOwnTraining();
  useKeptOffline({
    pages: own.data ? [HOME_OF_MEMBERS] : [],
    reads: keptTraining,
    ask: readOwnTraining,
    module: descriptor.id,
  });
  if (own.data === null) return null;
  return (
    <Section
      id="my-training"
      title="My training"
      action={own.data && <Link to={`${basePath}/people/${own.data.person.staffId}`}>Open my record</Link>}
    >
      <Card>
        <Loaded
          query={own}
          label="your training"
          failure={OWN_TRAINING_FAILED}
          shape={<SkeletonLines $height="5rem" />}
        >
          {(found) =>
            found && (
              <Stack $gap="xs">
                <TrainingStanding record={found} />
              </Stack>
            )
          }
        </Loaded>
      </Card>
    </Section>
  );
}
