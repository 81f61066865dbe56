import { useTodayRead } from './useTodaySource';

/** The last day of the season of a year; null if it is not entered. */
export const useSeasonEnd = (year: string) => useTodayRead('readSeasonEnd', [year]);

/** What is left to set up. @param enabled false for people who do not set up the club */
export const useSetupSteps = (enabled: boolean) => useTodayRead('listSetupSteps', [], { enabled });

/** The club's facts, and how many people it has. */
export const useSummary = () => useTodayRead('readSummary', []);
