import { PageIcon, progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** The dashboard card with the club's progress in preparing its season. */
export const PreSeasonCard = progressCard({
  id: 'pre-season',
  title: 'Pre-Season',
  icon: <PageIcon to="/pre-season" />,
  read: readProgress,
});
