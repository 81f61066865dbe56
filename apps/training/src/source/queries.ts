import { useTrainingQuery } from './useTrainingSource';

/** All modules by title, archived ones included. */
export const useModules = () => useTrainingQuery(['modules'], (source) => source.listModules());

/**
 * Who takes part in a module.
 * @param enabled false while it is not known whether there is such a module: it is not worth a question
 */
export const useParticipants = (moduleId: string, enabled: boolean) =>
  useTrainingQuery(['participants', moduleId], (source) => source.listParticipants(moduleId), { enabled });

/** The staff with their training. */
export const usePeople = () => useTrainingQuery(['people'], (source) => source.listPeople());

/** The in-service log. */
export const useSessions = () => useTrainingQuery(['sessions'], (source) => source.listSessions());

/** Certifications that come to an end. */
export const useRenewals = () => useTrainingQuery(['renewals'], (source) => source.listRenewals());

/** The kinds of certification that the club knows. */
export const useCertificationTypes = () =>
  useTrainingQuery(['certification types'], (source) => source.listCertificationTypes());

/** The reader's own staff row. */
export const useOwnStaffId = () => useTrainingQuery(['own staff row'], (source) => source.ownStaffId());

/** Everything that one person was taught. */
export const useRecord = (staffId: string, enabled = true) =>
  useTrainingQuery(['record', staffId], (source) => source.readRecord(staffId), { enabled });
