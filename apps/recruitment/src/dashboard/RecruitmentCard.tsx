import { PageIcon, progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** How far the club is with filling its positions. */
export const RecruitmentCard = progressCard({
  id: 'recruitment',
  title: 'Recruitment',
  icon: <PageIcon to="/recruitment" />,
  read: readProgress,
});
