import { createContext, useContext } from 'react';
import type { TrainingSource } from './trainingSource';

export const TrainingSourceContext = createContext<TrainingSource | null>(null);

/** The source of the page that is shown. */
export function useTrainingSource(): TrainingSource {
  const source = useContext(TrainingSourceContext);
  if (!source) throw new Error('Training pages need a TrainingSourceContext');
  return source;
}
