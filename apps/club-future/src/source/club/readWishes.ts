import { asking, toCents } from '@platform/module-kit/screens';
import type { Level } from '../rows/level';
import type { Wish, WishList } from '../rows/wish';
import { WISHLIST_FAILED } from '../failures';

export const WISH_COLUMNS = 'id, list, item, priority, impact, timeline, cost, shortlisted, version';

interface WishRow {
  id: string;
  list: string;
  item: string;
  priority: string;
  impact: string;
  timeline: string | null;
  /** US dollars. */
  cost: number;
  shortlisted: boolean;
  version: number;
}

/** A wish as stored in the database. */
export function wishOf(row: WishRow): Wish {
  return {
    id: row.id,
    // Table constraints allow only these.
    list: row.list as WishList,
    item: row.item,
    priority: row.priority as Level,
    impact: row.impact as Level,
    timeline: row.timeline ?? '',
    cost: toCents(row.cost),
    isShortlisted: row.shortlisted,
    version: row.version,
  };
}

/** The wishes of a club, the dearest first; promoted ones, too. @throws DataError */
export async function readWishes(clubId: string): Promise<Wish[]> {
  const rows = await asking(WISHLIST_FAILED)((db) =>
    db
      .from('wishlist_items')
      .select(WISH_COLUMNS)
      .eq('club_id', clubId)
      .order('cost', { ascending: false })
      .order('item')
      .order('id'),
  );
  return rows.map(wishOf);
}
