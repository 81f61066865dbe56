import { LESSONS_FAILED, asking, foundIn, MOST_FOUND, type PaletteQuery } from '@platform/module-kit/screens';

const kinds: Readonly<Record<string, string>> = { worked: 'Worked', improve: 'To improve', priority: 'Priority' };

/** Lessons of a club that match a query, for the command palette. Those of the latest season come first. */
export async function searchLessons({ clubId, query }: PaletteQuery) {
  const rows = await asking(LESSONS_FAILED)((db) => {
    const lessons = db.from('lessons').select('id, kind, lesson, seasons!inner(year)').eq('club_id', clubId);
    return foundIn(lessons, 'lesson', query).order('created_at', { ascending: false }).order('id').limit(MOST_FOUND);
  });
  return rows.map(({ id, kind, lesson, seasons }) => ({
    id,
    label: lesson,
    detail: `${kinds[kind]} in ${seasons.year}`,
    to: `/post-season?tab=lessons&season=${seasons.year}&open=${id}`,
  }));
}
