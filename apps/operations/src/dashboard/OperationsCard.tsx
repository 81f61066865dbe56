import { PageIcon, progressCard } from '@platform/module-kit/screens';
import { readProgress } from './readProgress';

/** How far the club is with the checklists of today. */
export const OperationsCard = progressCard({
  id: 'operations',
  title: 'Operations',
  icon: <PageIcon to="/operations" />,
  rhythm: 'daily',
  read: readProgress,
});
