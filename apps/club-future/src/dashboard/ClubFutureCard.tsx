import { PageIcon, progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** The dashboard card with how many of the club's metrics are at their target. */
export const ClubFutureCard = progressCard({
  id: 'club-future',
  title: 'ClubFuture',
  icon: <PageIcon to="/club-future" />,
  read: readProgress,
});
