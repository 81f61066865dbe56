import { addDays } from '@platform/module-kit/screens';
import { openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { OperationsSource } from '../source/operationsSource';
import { createDemoSource } from './demoSource';
import { dayListsSteps } from './steps/dayLists.testkit';
import { incidentsSteps } from './steps/incidents.testkit';
import { logsSteps } from './steps/logs.testkit';
import { staffingSteps } from './steps/staffing.testkit';
import { ticketsSteps } from './steps/tickets.testkit';
import { upkeepSteps } from './steps/upkeep.testkit';
import { waterSteps } from './steps/water.testkit';
import { photosIn, TODAY } from './steps/rowsOf.testkit';

// A photo that a test adds has a storage path in the database and a page address in the demo.
beforeAll(() => photosIn(''));

const worlds = openBothWorlds<OperationsSource>({
  demo: createDemoSource,
  club: createClubSource,
  refusals: () => import('../../tableRefusals'),
});
/** The same period as the pages ask for (rules/periods.ts). */
const starts: [string][] = [[addDays(TODAY, -29)], [addDays(TODAY, -364)], ['2000-01-01']];
const calls: ReadCalls<OperationsSource> = {
  listPeople: () => [[]],
  listTickets: () => [[]],
  listTicketEvents: async (source) => (await source.listTickets()).map(({ id }) => [id]),
  listVendors: () => [[]],
  listVisits: async (source) => (await source.listVendors()).map(({ id }) => [id]),
  listContracts: () => [[]],
  listPlaces: () => [[]],
  listPlans: () => [[]],
  listDayLists: () => [[TODAY], [addDays(TODAY, -1)]],
  listDayTemplates: () => [[]],
  listLogs: () => starts,
  listForms: () => [[]],
  listIncidents: () => [[]],
  listPools: () => [[]],
  listReadings: () => starts,
  readWaterNow: () => [[]],
  listDueReadings: () => [[TODAY]],
  readRotation: () => [[]],
  listOnShift: () => [[TODAY]],
  listLabor: () => [[]],
  readClockStart: () => [[]],
};

testSameReads(worlds, calls);

// One after another, over the same rows.
testSameChanges(worlds, calls, changes, {
  ...ticketsSteps,
  ...upkeepSteps,
  ...dayListsSteps,
  ...logsSteps,
  ...incidentsSteps,
  ...waterSteps,
  ...staffingSteps,
});
