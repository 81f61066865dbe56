import { firstDayOf } from './rules/periods';
import type { OperationsSource } from './source/operationsSource';

/**
 * What people on the deck need without a network: the day's checklists, the water, the forms and the rotation.
 * Incidents and labor are confidential, so they are not kept on a device.
 */
export const keptReads = [
  'checklists',
  'checklist_templates',
  'daily_logs',
  'form_templates',
  'people_on_shift',
  'places',
  'pools',
  'profiles',
  'readings_of_day',
  'rotation_rules',
  'roster_page',
  'staff_members?id,user_id',
  'ticket_overview',
  'vendor_overview',
  'water_now',
  'water_quality',
];

/** What a problem report needs: the places, and the person's own reports. */
export const keptForReports = ['places', 'ticket_overview'];

/** Fetches what the deck needs so that it can be kept. A failed answer is not kept. */
export function askForDay(source: OperationsSource): Promise<unknown> {
  const today = source.today();
  const month = firstDayOf('month', today);
  return Promise.allSettled([
    source.listPeople(),
    source.listDayLists(today),
    source.listDayTemplates(),
    source.listForms(),
    source.listLogs(month),
    source.listPlaces(),
    source.listTickets(),
    source.listPools(),
    source.listReadings(month),
    source.readWaterNow(),
    source.listDueReadings(today),
    source.readRotation(),
    source.listOnShift(today),
  ]);
}
