import { useOwnSource } from '@platform/module-kit/screens';
import { TrainingSourceProvider } from '../source/useTrainingSource';
import { createClubSource } from '../source/club/clubSource';
import { TrainingSummary } from './TrainingSummary';

/** The training of one person of the staff, in a page of another module. */
export function PersonTraining({ staffId }: { staffId: string }) {
  const source = useOwnSource(createClubSource);
  if (!source) return null;
  return (
    <TrainingSourceProvider value={source}>
      <TrainingSummary staffId={staffId} />
    </TrainingSourceProvider>
  );
}
