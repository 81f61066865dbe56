import { createSource } from '@platform/module-kit/screens';
import type { StaffSource } from './staffSource';

export const {
  SourceProvider: StaffSourceProvider,
  useSource: useStaffSource,
  useSourceQuery: useStaffQuery,
  useSourceRead: useStaffRead,
  useSourceChange: useStaffChange,
  keyOf: staffKey,
} = createSource<StaffSource>('recruitment');
