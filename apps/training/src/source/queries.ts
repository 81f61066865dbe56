import { useTrainingRead } from './useTrainingSource';

/** All modules by title, archived ones included. */
export const useModules = () => useTrainingRead('listModules', []);

/**
 * Who takes part in a module.
 * @param enabled false until the module is known to exist
 */
export const useParticipants = (moduleId: string, enabled: boolean) =>
  useTrainingRead('listParticipants', [moduleId], { enabled });

/** The staff with their training. */
export const usePeople = () => useTrainingRead('listPeople', []);

/** The in-service log. */
export const useSessions = () => useTrainingRead('listSessions', []);

/** Certifications that expire. */
export const useRenewals = () => useTrainingRead('listRenewals', []);

/** The kinds of certification that the club knows. */
export const useCertificationTypes = () => useTrainingRead('listCertificationTypes', []);

/** The reader's own staff row. */
export const useOwnStaffId = (enabled = true) => useTrainingRead('ownStaffId', [], { enabled });

/** One person's whole training. */
export const useRecord = (staffId: string, enabled = true) => useTrainingRead('readRecord', [staffId], { enabled });
