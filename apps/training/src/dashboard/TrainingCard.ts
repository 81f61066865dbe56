import { progressCard } from '@platform/module-kit/screens';
import { readTrainingProgress } from './readTrainingProgress';

/** The dashboard card with the training progress of the club's people. */
export const TrainingCard = progressCard({
  id: 'training',
  title: 'Training',
  icon: 'graduation-cap',
  read: readTrainingProgress,
});
