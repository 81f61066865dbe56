import { homePart } from '@platform/module-kit/screens';

export const MyTraining = homePart(
  () => import('./MyTraining'),
  (file) => file.MyTraining,
  (file) => file.firstOfTraining,
);
