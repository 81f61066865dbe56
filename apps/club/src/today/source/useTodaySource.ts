import { createSource } from '@platform/module-kit/screens';
import type { TodaySource } from './todaySource';

export const {
  SourceProvider: TodaySourceProvider,
  useSource: useTodaySource,
  useSourceRead: useTodayRead,
  useSourceChange: useTodayChange,
  declareReads: declareTodayReads,
} = createSource<TodaySource>('club');
