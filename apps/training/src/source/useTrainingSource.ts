import { createSource } from '@platform/module-kit/screens';
import type { TrainingSource } from './trainingSource';

export const {
  SourceProvider: TrainingSourceProvider,
  useSource: useTrainingSource,
  useSourceRead: useTrainingRead,
  useSourceChange: useTrainingChange,
  declareReads: declareTrainingReads,
} = createSource<TrainingSource>('training');
