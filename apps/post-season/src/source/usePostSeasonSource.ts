import { createSource } from '@platform/module-kit/screens';
import type { PostSeasonSource } from './postSeasonSource';

export const {
  SourceProvider: PostSeasonSourceProvider,
  useSource: usePostSeasonSource,
  useSourceRead: usePostSeasonRead,
  useSourceChange: usePostSeasonChange,
} = createSource<PostSeasonSource>('post-season');
