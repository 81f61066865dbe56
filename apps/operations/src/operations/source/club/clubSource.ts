import { addressOfFile, ownClub, readPeople, sendChanges, type ClubReader } from '@platform/module-kit/screens';
import { momentAt } from '@platform/ui/dates';
import { readClockStart } from '../../../shared/labor/readClockStart';
import { changes } from '../changes';
import type { OperationsReads, OperationsSource } from '../operationsSource';
import { readContracts } from './readContracts';
import { readDayLists, readDayTemplates } from './readDayLists';
import { readIncidents } from './readIncidents';
import { readLabor } from './readLabor';
import { readForms, readLogs } from './readLogs';
import { readOnShift, readRotation } from './readRotation';
import { readTicketEvents, readTickets } from './readTickets';
import { readPlaces, readPlans } from './readUpkeep';
import { readVendors, readVisits } from './readVendors';
import { readDueReadings, readPools, readReadings, readWaterNow } from './readWater';

/** The club's rows in the database that the person may read and change. */
export function createClubSource(reader: ClubReader): OperationsSource {
  const { club, userId } = reader;
  const own = ownClub(reader, '/operations');
  return {
    ...own,
    schedulingPath: '/scheduling',
    reportsPath: '/reports',
    addressOfPhoto: (path) => addressOfFile(path),
    listPeople: () => readPeople(club.id, userId),
    listTickets: () => readTickets(club.id, userId),
    listTicketEvents: readTicketEvents,
    listVendors: () => readVendors(club.id),
    listVisits: readVisits,
    listContracts: () => readContracts(club.id),
    listPlaces: () => readPlaces(club.id),
    listPlans: () => readPlans(club.id),
    addressOfReport: (placeId) => `${window.location.origin}/operations/report?place=${placeId}`,
    listDayLists: (day) => readDayLists(club.id, day),
    listDayTemplates: () => readDayTemplates(club.id),
    listLogs: (from) => readLogs(club.id, from),
    listForms: () => readForms(club.id),
    listIncidents: () => readIncidents(club.id),
    listPools: () => readPools(club.id),
    listReadings: (from) => readReadings(club.id, momentAt(`${from}T00:00`, club.time_zone)?.toISOString() ?? from),
    readWaterNow: () => readWaterNow(club.id),
    listDueReadings: (day) => readDueReadings(club.id, day),
    readRotation: () => readRotation(club.id),
    listOnShift: (day) => readOnShift(club.id, day),
    listLabor: () => readLabor(club.id),
    readClockStart: () => readClockStart(club.id),
    ...sendChanges<OperationsReads, typeof changes>('operations', changes, own, reader),
  };
}
