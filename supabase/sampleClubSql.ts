import { sampleClub, sampleTrainingModules } from '@platform/sample-club';

/** The demo club as SQL: its row, its engagement, its training modules and who takes part in them. */
export function sampleClubSql(): string {
  const { id, slug, name, type, size, memberCount, season, address, timeZone, clock, plan, moduleIds } = sampleClub;
  const participants = sampleTrainingModules.flatMap((module) =>
    module.participants.map((person) => [person.id, id, module.id, person.name, person.completedAt]),
  );
  return [
    insert('clubs (id, slug, name, type, size, member_count, season, address, time_zone, clock_override, plan)', [
      [id, slug, name, type, size, memberCount, season, address, timeZone, clock, plan],
    ]),
    insert(
      'club_modules (club_id, module_id)',
      moduleIds.map((moduleId) => [id, moduleId]),
    ),
    insert(
      'training_courses (id, club_id, title)',
      sampleTrainingModules.map((module) => [module.id, id, module.title]),
    ),
    insert('training_participants (id, club_id, course_id, name, completed_at)', participants),
  ].join('\n\n');
}

type Value = string | number | null;

function insert(target: string, rows: readonly (readonly Value[])[]): string {
  const tuples = rows.map((row) => `  (${row.map(literal).join(', ')})`);
  return `insert into public.${target} values\n${tuples.join(',\n')};`;
}

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  const quoted = `'${value.replaceAll("'", "''")}'`;
  // A line break inside a literal would break the one-row-a-line layout of the seed.
  return value.includes('\n') ? `E${quoted.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}` : quoted;
}
