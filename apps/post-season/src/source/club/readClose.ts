import { addDays, asking, OPEN_WORK_FAILED, SEASONS_FAILED } from '@platform/module-kit/screens';
import { FORWARD_FAILED } from '../failures';
import type { Forward } from '../rows/season';

/** The year of the season that the club works on. */
export async function readCurrentYear(clubId: string): Promise<string> {
  const { season } = await asking(SEASONS_FAILED)((db) => db.from('clubs').select('season').eq('id', clubId).single());
  return season;
}

/**
 * The first workweek of a season that is over, has hours and is not approved: its first day (ISO 8601), or null without one. It
 * is the earliest of those that `season_close_preview` counts.
 * @param today the club's day, ISO 8601
 */
export async function readFirstOpenWeek(clubId: string, seasonId: string, today: string): Promise<string | null> {
  const ask = asking(OPEN_WORK_FAILED);
  const season = await ask((db) => db.from('seasons').select('starts_on, ends_on').eq('id', seasonId).single());
  const [first] = await ask((db) =>
    db
      .from('timesheets')
      .select('workweek_start')
      .eq('club_id', clubId)
      .is('approved_at', null)
      .or('minutes.gt.0,open_entries.gt.0')
      .gte('workweek_start', addDays(season.starts_on, -6))
      .lte('workweek_start', season.ends_on)
      .lt('workweek_start', addDays(today, -6))
      .order('workweek_start')
      .limit(1),
  );
  return first?.workweek_start ?? null;
}

/** What the season after this one can take over, and what it has. */
export async function readForward(clubId: string, seasonId: string): Promise<Forward> {
  const ask = asking(FORWARD_FAILED);
  const seasons = await ask((db) => db.from('seasons').select('id, year').eq('club_id', clubId).order('year'));
  const place = seasons.findIndex(({ id }) => id === seasonId);
  const years = seasons.slice(place, place + 2).map(({ year }) => year);
  const [lists, lines] = await Promise.all([
    ask((db) =>
      db
        .from('checklists')
        .select('id, season_id, archived, template_id, copied_from_id')
        .in(
          'season_id',
          seasons.slice(place, place + 2).map(({ id }) => id),
        )
        .neq('kind', 'daily_operations'),
    ),
    ask((db) => db.from('budget_categories').select('id, year').eq('club_id', clubId).in('year', years)),
  ]);
  const own = lists.filter(({ season_id, archived }) => season_id === seasonId && !archived);
  const next = lists.filter(({ season_id }) => season_id !== seasonId);
  const isThere = (list: (typeof own)[number]) =>
    next.some(
      ({ copied_from_id, template_id }) =>
        copied_from_id === list.id || (list.template_id !== null && template_id === list.template_id),
    );
  return {
    lists: own.length,
    copiedLists: own.filter(isThere).length,
    budgetLines: lines.filter(({ year }) => year === years[0]).length,
    nextBudgetLines: lines.filter(({ year }) => year !== years[0]).length,
  };
}
