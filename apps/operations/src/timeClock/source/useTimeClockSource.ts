import { createSource } from '@platform/module-kit/screens';
import type { TimeClockSource } from './timeClockSource';

export const {
  SourceProvider: TimeClockSourceProvider,
  useSource: useTimeClockSource,
  useSourceRead: useTimeClockRead,
  useSourceChange: useTimeClockChange,
} = createSource<TimeClockSource>('time-clock');
