import { createSource } from '@platform/module-kit/screens';
import type { AdminSource } from './adminSource';

export const {
  SourceProvider: AdminSourceProvider,
  useSource: useAdminSource,
  useSourceQuery: useAdminQuery,
  useSourceRead: useAdminRead,
  useSourceChange: useAdminChange,
  useReread: useAdminReread,
  keyOf: adminKey,
} = createSource<AdminSource>('admin');
