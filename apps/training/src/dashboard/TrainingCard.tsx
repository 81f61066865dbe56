import { PageIcon, progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** The dashboard card with the training progress of the club's people. */
export const TrainingCard = progressCard({
  id: 'training',
  title: 'Training',
  icon: <PageIcon to="/training" />,
  read: readProgress,
});
