import { createSource } from '@platform/module-kit/screens';
import type { PreSeasonSource } from './preSeasonSource';

export const {
  SourceProvider: PreSeasonSourceProvider,
  useSource: usePreSeasonSource,
  useSourceRead: usePreSeasonRead,
  useSourceChange: usePreSeasonChange,
  useReread: useRereadPreSeason,
} = createSource<PreSeasonSource>('pre-season', { unchanged: ['listPeople', 'readSetting'] });
