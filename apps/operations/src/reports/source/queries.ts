import type { Days } from './rows/season';
import { useReportsRead, useReportsSource } from './useReportsSource';

/** The seasons of the club, the latest first. */
export const useSeasons = () => useReportsRead('listSeasons', []);

/** The first day that counts clocked hours. */
export const useClockStart = () => useReportsRead('readClockStart', []);

/** The totals of the days. */
export const useFigures = ({ from, to }: Days) => useReportsRead('readFigures', [from, to]);

/** The totals of the days to compare with; not fetched without such days. */
export const useComparedFigures = (days: Days | null) =>
  useReportsRead('readFigures', [days?.from ?? '', days?.to ?? ''], { enabled: days !== null });

/** Every week that contains some of the days. */
export const useWeeks = ({ from, to }: Days) => useReportsRead('listWeeks', [from, to]);

/** The work of the days by role or by place. */
export const useWork = ({ from, to }: Days, by: 'role' | 'place') => useReportsRead('listWork', [from, to, by]);

/** The same for the days to compare with; not fetched without such days. */
export const useComparedWork = (days: Days | null, by: 'role' | 'place') =>
  useReportsRead('listWork', [days?.from ?? '', days?.to ?? '', by], { enabled: days !== null });

/** The hours of each person; not fetched for people who may not read them. */
export const useHours = ({ from, to }: Days) =>
  useReportsRead('listHours', [from, to], { enabled: useReportsSource().canViewAnalytics });

/** The years of the budget. */
export const useBudgetYears = () => useReportsRead('listBudgetYears', []);

/** The lines of every year of the budget. */
export const useBudgetLines = () => useReportsRead('listBudgetLines', []);

/** Labor against budget by week and department; not fetched for people who may not read it. */
export const useDepartmentWeeks = ({ from, to }: Days) =>
  useReportsRead('listDepartmentWeeks', [from, to], { enabled: useReportsSource().canViewAnalytics });

/** The job roles with their positions. */
export const usePositions = () => useReportsRead('listPositions', []);

/** The staff today. */
export const useStaff = () => useReportsRead('readStaff', []);

/** The training today. */
export const useTraining = () => useReportsRead('readTraining', []);

/** The club's notes about some days. */
export const useKeptReports = () => useReportsRead('listKeptReports', []);

/** The closing figures of each season. */
export const useSeasonSummaries = () => useReportsRead('listSeasonSummaries', []);

/** The weeks of the days to compare with; not fetched without such days. */
export const useComparedWeeks = (days: Days | null) =>
  useReportsRead('listWeeks', [days?.from ?? '', days?.to ?? ''], { enabled: days !== null });

/** The visits that vendors made; not fetched for people who may not read them all. */
export const useVisits = ({ from, to }: Days) =>
  useReportsRead('listVisits', [from, to], { enabled: useReportsSource().canManage });

/** The checklist items that were checked off; not fetched for people who may not read them all. */
export const useDoneItems = ({ from, to }: Days) =>
  useReportsRead('listDoneItems', [from, to], { enabled: useReportsSource().canManage });
