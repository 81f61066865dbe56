import { createSource } from '@platform/module-kit/screens';
import type { OperationsSource } from './operationsSource';

export const {
  SourceProvider: OperationsSourceProvider,
  useSource: useOperationsSource,
  useSourceRead: useOperationsRead,
  useSourceChange: useOperationsChange,
} = createSource<OperationsSource>('operations', { unchanged: ['listPeople'] });
