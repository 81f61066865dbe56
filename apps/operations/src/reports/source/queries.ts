import type { Days } from './reportsSource';
import { useReportsRead, useReportsSource } from './useReportsSource';

/** The seasons of the club, the latest first. */
export const useSeasons = () => useReportsRead('listSeasons', []);

/** The day from which hours are those of the time clock. */
export const useClockStart = () => useReportsRead('readClockStart', []);

/** What the days add up to. */
export const useFigures = ({ from, to }: Days) => useReportsRead('readFigures', [from, to]);

/** What the days that stand beside them add up to; not asked where there are none. */
export const useComparedFigures = (days: Days | null) =>
  useReportsRead('readFigures', [days?.from ?? '', days?.to ?? ''], { enabled: days !== null });

/** Every week that the days touch. */
export const useWeeks = ({ from, to }: Days) => useReportsRead('listWeeks', [from, to]);

/** The work of the days by role or by place. */
export const useWork = ({ from, to }: Days, by: 'role' | 'place') => useReportsRead('listWork', [from, to, by]);

/** The same over the days that stand beside them; not asked where there are none. */
export const useComparedWork = (days: Days | null, by: 'role' | 'place') =>
  useReportsRead('listWork', [days?.from ?? '', days?.to ?? '', by], { enabled: days !== null });

/** What each person works; not asked for people who may not read it. */
export const useHours = ({ from, to }: Days) =>
  useReportsRead('listHours', [from, to], { enabled: useReportsSource().canViewAnalytics });

/** The years of the budget. */
export const useBudgetYears = () => useReportsRead('listBudgetYears', []);

/** The lines of every year of the budget. */
export const useBudgetLines = () => useReportsRead('listBudgetLines', []);

/** Labor against budget by week and department; not asked for people who may not read it. */
export const useDepartmentWeeks = ({ from, to }: Days) =>
  useReportsRead('listDepartmentWeeks', [from, to], { enabled: useReportsSource().canViewAnalytics });

/** The job roles with their positions. */
export const usePositions = () => useReportsRead('listPositions', []);

/** The staff today. */
export const useStaff = () => useReportsRead('readStaff', []);

/** The training today. */
export const useTraining = () => useReportsRead('readTraining', []);

/** What the club has noted about some days. */
export const useKeptReports = () => useReportsRead('listKeptReports', []);

/** The closing figures of each season. */
export const useSeasonSummaries = () => useReportsRead('listSeasonSummaries', []);

/** The weeks of the days that stand beside them; not asked where there are none. */
export const useComparedWeeks = (days: Days | null) =>
  useReportsRead('listWeeks', [days?.from ?? '', days?.to ?? ''], { enabled: days !== null });
