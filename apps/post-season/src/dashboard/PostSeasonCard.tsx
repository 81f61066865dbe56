import { PageIcon, progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** The dashboard card with how far the wrap-up of the last season is. */
export const PostSeasonCard = progressCard({
  id: 'post-season',
  title: 'Post-Season',
  icon: <PageIcon to="/post-season" />,
  read: readProgress,
});
