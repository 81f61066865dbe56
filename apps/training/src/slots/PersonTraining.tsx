import { useOwnSource } from '@platform/module-kit/screens';
import { TrainingSourceProvider } from '../source/useTrainingSource';
import { createClubSource } from '../source/club/clubSource';
import { TrainingSummary } from './TrainingSummary';

/** A staff member's training on another module's page. */
export function PersonTraining({ staffId }: { staffId: string }) {
  const source = useOwnSource(createClubSource);
  if (!source) return null;
  return (
    <TrainingSourceProvider value={source}>
      <TrainingSummary staffId={staffId} />
    </TrainingSourceProvider>
  );
}
