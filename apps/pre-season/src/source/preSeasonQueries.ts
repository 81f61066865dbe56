import { useQuery } from '@platform/module-kit';
import { withShownChanges } from '@platform/module-kit/screens';
import { usePreSeasonSource } from './PreSeasonSourceContext';

/** Where the cache keeps the lists of a season. */
export const listsKey = (sourceKey: string, seasonId: string) => ['pre-season', sourceKey, 'lists', seasonId] as const;

/** Where the cache keeps the club's seasons and its day. */
export const settingKey = (sourceKey: string) => ['pre-season', sourceKey, 'setting'] as const;

/** The club's seasons and its day. */
export function useSetting() {
  const source = usePreSeasonSource();
  return useQuery({ queryKey: settingKey(source.key), queryFn: () => source.readSetting() });
}

export function useChecklists(seasonId: string) {
  const source = usePreSeasonSource();
  return useQuery({
    queryKey: listsKey(source.key, seasonId),
    queryFn: withShownChanges(() => source.listChecklists(seasonId)),
  });
}

export function usePeople() {
  const source = usePreSeasonSource();
  return useQuery({ queryKey: ['pre-season', source.key, 'people'], queryFn: () => source.listPeople() });
}

export function useTemplates() {
  const source = usePreSeasonSource();
  return useQuery({ queryKey: ['pre-season', source.key, 'templates'], queryFn: () => source.listTemplates() });
}

/** The budget's lines of some years. */
export function useBudget(years: readonly string[]) {
  const source = usePreSeasonSource();
  return useQuery({
    queryKey: ['pre-season', source.key, 'budget', ...years],
    queryFn: () => source.listBudget(years),
  });
}

/** What was learned in a season. */
export function useLessons(seasonId: string) {
  const source = usePreSeasonSource();
  return useQuery({
    queryKey: ['pre-season', source.key, 'lessons', seasonId],
    queryFn: () => source.listLessons(seasonId),
  });
}
