import { byName, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Template, TemplateShift } from '../rows/week';
import { timeOf } from './readRules';
import { read } from './requests';

interface TemplateShiftRow {
  id: string;
  template_id: string;
  weekday: number;
  starts_at: string;
  length_minutes: number;
  break_minutes: number;
  role: string;
  location: string | null;
  count: number;
  staff_id: string | null;
}

/** The templates of weeks by name. */
export async function readTemplates(club: Club): Promise<Template[]> {
  const [templates, shifts] = await Promise.all([
    read((db) => db.from('schedule_templates').select('id, name, notes, version').eq('club_id', club.id)),
    everyPage<TemplateShiftRow>((after) =>
      read((db) => {
        const all = db
          .from('schedule_template_shifts')
          .select('id, template_id, weekday, starts_at, length_minutes, break_minutes, role, location, count, staff_id')
          .eq('club_id', club.id);
        return (after ? all.gt('id', after.id) : all).order('id').limit(PAGE);
      }),
    ),
  ]);
  return templates.sort(byName).map(({ id, name, notes, version }) => ({
    id,
    name,
    notes,
    version,
    shifts: shifts
      .filter((shift) => shift.template_id === id)
      .map(templateShiftOf)
      .sort((one, other) => JSON.stringify(Object.values(one)).localeCompare(JSON.stringify(Object.values(other)))),
  }));
}

const templateShiftOf = (row: TemplateShiftRow): TemplateShift => ({
  weekday: row.weekday,
  startsAt: timeOf(row.starts_at),
  lengthMinutes: row.length_minutes,
  breakMinutes: row.break_minutes,
  role: row.role,
  location: row.location,
  count: row.count,
  staffId: row.staff_id,
});
