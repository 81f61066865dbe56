import { usePreSeasonRead } from './usePreSeasonSource';

/** The club's seasons and how many members it has. */
export const useSetting = () => usePreSeasonRead('readSetting', []);

/** The lists of a season with their items. */
export const useChecklists = (seasonId: string) => usePreSeasonRead('listChecklists', [seasonId]);

/** Everyone who can own an item. */
export const usePeople = () => usePreSeasonRead('listPeople', []);

/** The club's templates of lists. */
export const useTemplates = () => usePreSeasonRead('listTemplates', []);

/** The budget's lines of some years. */
export const useBudget = (years: readonly string[]) => usePreSeasonRead('listBudget', [years]);

/** A season's lessons. */
export const useLessons = (seasonId: string) => usePreSeasonRead('listLessons', [seasonId]);
