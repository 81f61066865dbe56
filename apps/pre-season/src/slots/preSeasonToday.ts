import { asking, needsToday, type NeedToday, readPartOf } from '@platform/module-kit/screens';
import { daysInWords } from '../rules/daysInWords';

/** The counts of the view. Null: not this person's work. */
export interface PreSeasonCounts {
  own_items: number | null;
  own_late_items: number | null;
  late_items: number | null;
  unfinished_lists: number | null;
  seasons_to_start: number | null;
  /** 0 from the opening day on; null without a season. */
  days_to_opening: number | null;
}

/** What waits for the person before the season opens, for the top of a dashboard. */
export async function preSeasonToday({ clubId }: { clubId: string }): Promise<NeedToday[]> {
  const counts = await readPartOf('dashboard_needs', 'pre_season_needs', clubId, () =>
    asking('Checklists could not be counted.')((db) =>
      db
        .from('pre_season_needs')
        .select('own_items, own_late_items, late_items, unfinished_lists, seasons_to_start, days_to_opening')
        .eq('club_id', clubId)
        .single(),
    ),
  );
  return needsOf(counts);
}

/** The counts that need attention, the person's own first. */
export function needsOf(counts: PreSeasonCounts): NeedToday[] {
  return needsToday([
    {
      id: 'own',
      count: counts.own_items,
      one: 'checklist item',
      many: 'checklist items',
      detail: counts.own_late_items ? `for you, ${counts.own_late_items} overdue` : 'for you to do',
      to: '/pre-season?show=mine',
    },
    {
      id: 'late',
      count: counts.late_items,
      one: 'overdue item',
      many: 'overdue items',
      detail: 'on the checklists',
      to: '/pre-season?show=overdue',
    },
    {
      id: 'lists',
      count: counts.unfinished_lists,
      one: 'unfinished checklist',
      many: 'unfinished checklists',
      detail: counts.days_to_opening ? `${daysInWords(counts.days_to_opening)} to opening` : 'and the club is open',
      to: '/pre-season?show=open',
    },
    {
      id: 'start',
      count: counts.seasons_to_start,
      one: 'season',
      many: 'seasons',
      detail: 'without a checklist',
      to: '/pre-season?new=templates',
    },
  ]);
}
