import { homePart } from '@platform/module-kit/screens';

export const MyWeekAtHome = homePart(
  () => import('./MyWeekAtHome'),
  (file) => file.MyWeekAtHome,
  (file) => file.firstOfWeek,
);
