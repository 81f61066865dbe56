import { useQuery, useQueryClient } from '@platform/module-kit';
import { withShownChanges } from '@platform/module-kit/screens';
import { useCallback } from 'react';
import { useRecruitmentSource } from './useRecruitmentSource.ts';

/** Under what the data cache keeps an answer of a source. */
export const keyOf = (sourceKey: string, ...rest: string[]) => ['recruitment', sourceKey, ...rest];

/** Everyone who applied, newest first. */
export function useApplications() {
  const source = useRecruitmentSource();
  return useQuery({
    queryKey: keyOf(source.key, 'applications'),
    queryFn: withShownChanges(() => source.listApplications()),
    enabled: source.canManage,
  });
}

/** One application with its history. */
export function useApplication(id: string) {
  const source = useRecruitmentSource();
  return useQuery({ queryKey: keyOf(source.key, 'application', id), queryFn: () => source.readApplication(id) });
}

/** How the club's emails to applicants begin. */
export function useLetterSettings() {
  const source = useRecruitmentSource();
  return useQuery({ queryKey: keyOf(source.key, 'letters'), queryFn: () => source.readLetterSettings() });
}

export function useJobRoles() {
  const source = useRecruitmentSource();
  return useQuery({ queryKey: keyOf(source.key, 'roles'), queryFn: () => source.listJobRoles() });
}

export function useClubFigures() {
  const source = useRecruitmentSource();
  return useQuery({ queryKey: keyOf(source.key, 'figures'), queryFn: () => source.readFigures() });
}

export function useClubFacts() {
  const source = useRecruitmentSource();
  return useQuery({ queryKey: keyOf(source.key, 'facts'), queryFn: () => source.readFacts() });
}

export function useLastSeason() {
  const source = useRecruitmentSource();
  return useQuery({ queryKey: keyOf(source.key, 'lastSeason'), queryFn: () => source.readLastSeason() });
}

/** Reads again whatever is shown of this source, after something was changed. */
export function useRefresh() {
  const { key } = useRecruitmentSource();
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: keyOf(key) }), [cache, key]);
}
