import { onDemand } from '@platform/ui';
import { ManagerSchedule } from './manager/ManagerSchedule';
import { ScheduleOutline } from './manager/ScheduleOutline';
import { useSchedulingSource } from './source/useSchedulingSource';

const MyWeek = onDemand(() => import('./myWeek/MyWeek'))('MyWeek', <ScheduleOutline />);

/** Who works when: the whole week for managers, their own for everyone else. */
export function SchedulingPage() {
  const { canManage } = useSchedulingSource();
  return canManage ? <ManagerSchedule /> : <MyWeek />;
}
