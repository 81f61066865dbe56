import { usePreSeasonQuery } from './usePreSeasonSource';

/** The club's seasons and how many members it has. */
export const useSetting = () => usePreSeasonQuery(['setting'], (source) => source.readSetting());

/** The lists of a season with their items. */
export const useChecklists = (seasonId: string) =>
  usePreSeasonQuery(['lists', seasonId], (source) => source.listChecklists(seasonId));

/** Everyone who can be responsible for an item. */
export const usePeople = () => usePreSeasonQuery(['people'], (source) => source.listPeople());

/** The club's templates of lists. */
export const useTemplates = () => usePreSeasonQuery(['templates'], (source) => source.listTemplates());

/** The budget's lines of some years. */
export const useBudget = (years: readonly string[]) =>
  usePreSeasonQuery(['budget', ...years], (source) => source.listBudget(years));

/** What was learned in a season. */
export const useLessons = (seasonId: string) =>
  usePreSeasonQuery(['lessons', seasonId], (source) => source.listLessons(seasonId));
