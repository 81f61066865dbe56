import { createSource } from '@platform/module-kit/screens';
import type { OwnClubSource } from './ownClubSource';

export const {
  SourceProvider: ClubSourceProvider,
  useSource: useClubSource,
  useSourceRead: useClubRead,
  useSourceChange: useClubChange,
  useReread: useClubReread,
  keyOf: clubKey,
} = createSource<OwnClubSource>('club');
