import { useMemo } from 'react';
import { useClubReader, type ClubReader } from './useClubReader';

/**
 * The source of the reader's own club; null for people without a club.
 * @param create makes it; the same function each time
 */
export function useOwnSource<Source>(create: (reader: ClubReader) => Source): Source | null {
  const reader = useClubReader();
  return useMemo(() => reader && create(reader), [reader, create]);
}
