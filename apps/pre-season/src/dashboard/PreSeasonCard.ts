import { progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** How far the club is with getting ready for its season. */
export const PreSeasonCard = progressCard({
  id: 'pre-season',
  title: 'Pre-Season',
  icon: 'calendar-check',
  read: readProgress,
});
