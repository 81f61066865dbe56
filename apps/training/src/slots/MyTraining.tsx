import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link, Loaded, useQuery } from '@platform/module-kit';
import { clubToday, Section, useKeptOffline } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Card, SkeletonLines, Stack } from '@platform/ui';
import descriptor from '../../module.json';
import { OWN_TRAINING_FAILED } from '../source/failures';
import { keptTraining, readOwnTraining } from './ownTraining';
import { TrainingStanding } from './TrainingSummary';

/** The reader's own training on another module's page. Renders nothing for a person who is not on the staff. */
export function MyTraining() {
  const { club, user } = useAuth();
  const ask = async () => (club && user ? readOwnTraining(club, user.id, clubToday(club)) : null);
  const own = useQuery({
    queryKey: ['home', club?.id, 'own-training'],
    queryFn: ask,
    enabled: club !== null && user !== null,
    // Without a network, the answer that the device has kept.
    networkMode: 'offlineFirst',
  });
  useKeptOffline({
    pages: own.data ? [HOME_OF_MEMBERS] : [],
    reads: keptTraining,
    ask,
    module: descriptor.id,
  });
  if (!club || own.data === null) return null;
  return (
    <Section
      id="my-training"
      title="My training"
      action={own.data && <Link to={`/training/people/${own.data.person.staffId}`}>Open my record</Link>}
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
