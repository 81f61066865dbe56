import { progressCard } from '@platform/module-kit/screens';
import { readOperationsProgress } from './readOperationsProgress';

/** How far the club is with the checklists of today. */
export const OperationsCard = progressCard({
  id: 'operations',
  title: 'Operations',
  icon: 'clipboard-list',
  rhythm: 'daily',
  read: readOperationsProgress,
});
