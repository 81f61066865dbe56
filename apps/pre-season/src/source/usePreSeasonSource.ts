import { createSource } from '@platform/module-kit/screens';
import type { PreSeasonSource } from './preSeasonSource';

export const {
  SourceProvider: PreSeasonSourceProvider,
  useSource: usePreSeasonSource,
  useSourceQuery: usePreSeasonQuery,
  useSourceChange: usePreSeasonChange,
  useReread: useRereadPreSeason,
  keyOf: preSeasonKey,
} = createSource<PreSeasonSource>('pre-season', { unchanged: ['people', 'setting'] });
