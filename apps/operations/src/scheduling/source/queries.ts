import { useSchedulingRead } from './useSchedulingSource';

/** How often an open schedule checks for other people's changes (milliseconds). */
const LOOK_AGAIN = 20_000;

/** The shifts that start in a week. @param week its Sunday */
export const useShifts = (week: string, enabled = true) => useSchedulingRead('listShifts', [week], { enabled });
/** The same, refreshed with other people's changes. */
export const useLiveShifts = (week: string) => useSchedulingRead('listShifts', [week], { every: LOOK_AGAIN });
export const useComingSeries = () => useSchedulingRead('listComingSeries', []);
export const useStaff = () => useSchedulingRead('listStaff', []);
export const useRoles = () => useSchedulingRead('listRoles', []);
export const useRules = (enabled = true) => useSchedulingRead('readRules', [], { enabled });
export const useSchoolDays = () => useSchedulingRead('listSchoolDays', []);
export const useMinorLimits = () => useSchedulingRead('listMinorLimits', []);
export const useTimeOff = () => useSchedulingRead('listTimeOff', []);
export const useAvailability = () => useSchedulingRead('listAvailability', []);
export const useBlackouts = () => useSchedulingRead('listBlackouts', []);
export const useStands = () => useSchedulingRead('readStands', []);
export const useTiles = () => useSchedulingRead('readTiles', []);
export const useChanges = () => useSchedulingRead('listChanges', []);
export const useBudget = (week: string, enabled = true) => useSchedulingRead('readBudget', [week], { enabled });
export const useTemplates = () => useSchedulingRead('listTemplates', []);
export const useRequests = () => useSchedulingRead('listRequests', []);
export const useOffers = () => useSchedulingRead('listOffers', []);
export const useCandidates = (shiftId: string) => useSchedulingRead('readCandidates', [shiftId]);
export const useOpenForMe = () => useSchedulingRead('listOpenForMe', []);
export const useOwnStaffId = () => useSchedulingRead('ownStaffId', []);
