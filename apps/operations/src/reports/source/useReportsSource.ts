import { createSource } from '@platform/module-kit/screens';
import type { ReportsSource } from './reportsSource';

export const {
  SourceProvider: ReportsSourceProvider,
  useSource: useReportsSource,
  useSourceRead: useReportsRead,
} = createSource<ReportsSource>('reports');
