import { TrainingSourceContext } from '../source/TrainingSourceContext';
import { useOwnSource } from '../source/useOwnSource';
import { TrainingSummary } from './TrainingSummary';

/** The training of one person of the staff, in a page of another module. */
export function PersonTraining({ staffId }: { staffId: string }) {
  const source = useOwnSource();
  if (!source) return null;
  return (
    <TrainingSourceContext value={source}>
      <TrainingSummary staffId={staffId} />
    </TrainingSourceContext>
  );
}
