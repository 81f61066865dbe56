import { createSource } from '@platform/module-kit/screens';
import type { ClubFutureSource } from './clubFutureSource';

export const {
  SourceProvider: ClubFutureSourceProvider,
  useSource: useClubFutureSource,
  useSourceRead: useClubFutureRead,
  useSourceChange: useClubFutureChange,
} = createSource<ClubFutureSource>('club-future');
