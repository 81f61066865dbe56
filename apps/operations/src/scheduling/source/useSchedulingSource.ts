import { createSource } from '@platform/module-kit/screens';
import type { SchedulingSource } from './schedulingSource';

export const {
  SourceProvider: SchedulingSourceProvider,
  useSource: useSchedulingSource,
  useSourceRead: useSchedulingRead,
  useSourceChange: useSchedulingChange,
  useReread: useSchedulingReread,
  declareReads: declareSchedulingReads,
} = createSource<SchedulingSource>('scheduling', {
  unchanged: ['listStaff', 'listRoles', 'readBudget', 'ownStaffId'],
});
