import { useOperationsRead } from './useOperationsSource';

interface When {
  /** False when there is nothing to fetch, such as rows that the person may not read. */
  enabled?: boolean;
}

export const usePeople = () => useOperationsRead('listPeople', []);
export const useTickets = () => useOperationsRead('listTickets', []);
export const useTicketEvents = (ticketId: string) => useOperationsRead('listTicketEvents', [ticketId]);
export const useVendors = () => useOperationsRead('listVendors', []);
export const useVisits = (vendorId: string) => useOperationsRead('listVisits', [vendorId]);
export const useContracts = (when?: When) => useOperationsRead('listContracts', [], when);
export const usePlaces = () => useOperationsRead('listPlaces', []);
export const usePlans = () => useOperationsRead('listPlans', []);
export const useDayLists = (day: string) => useOperationsRead('listDayLists', [day]);
export const useDayTemplates = () => useOperationsRead('listDayTemplates', []);
export const useLogs = (from: string) => useOperationsRead('listLogs', [from]);
export const useForms = () => useOperationsRead('listForms', []);
export const useIncidents = () => useOperationsRead('listIncidents', []);
export const usePools = () => useOperationsRead('listPools', []);
export const useReadings = (from: string, when?: When) => useOperationsRead('listReadings', [from], when);
export const useWaterNow = (when?: When) => useOperationsRead('readWaterNow', [], when);
export const useDueReadings = (day: string) => useOperationsRead('listDueReadings', [day]);
export const useRotation = () => useOperationsRead('readRotation', []);
export const useOnShift = (day: string) => useOperationsRead('listOnShift', [day]);
export const useLabor = (when?: When) => useOperationsRead('listLabor', [], when);

/** The first day that counts clocked hours. */
export const useClockStart = () => useOperationsRead('readClockStart', []);
