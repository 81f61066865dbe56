/**
 * What the deck needs without a network: the day's lists, the water, the forms and the rotation. Incidents and labor are
 * confidential, and are not kept on a device.
 */
export const keptReads = [
  'checklists',
  'checklist_templates',
  'daily_logs',
  'form_templates',
  'maintenance_tickets',
  'people_on_shift',
  'pools',
  'profiles',
  'readings_of_day',
  'rotation_rules',
  'roster_page',
  'staff_members?id,user_id',
  'vendor_overview',
  'water_quality',
];
