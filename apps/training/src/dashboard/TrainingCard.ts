import { progressCard } from '@platform/module-kit/screens';
import { readTrainingProgress } from './readTrainingProgress';

/** How far the club's people are with their training. */
export const TrainingCard = progressCard({
  id: 'training',
  title: 'Training',
  icon: 'graduation-cap',
  read: readTrainingProgress,
});
