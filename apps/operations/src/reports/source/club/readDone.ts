import { addDays, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { dayAt } from '@platform/ui/dates';
import { momentOf } from '../../../shared/calendar/clock';
import { itemsInOrder, visitsInOrder } from '../../rules/doneInOrder';
import type { DoneItem, MadeVisit } from '../rows/done';
import { read } from './requests';

interface VisitRow {
  id: string;
  vendor_id: string;
  visited_on: string;
  purpose: string | null;
  vendors: { name: string };
}

/** The visits that vendors made on some days. @throws DataError */
export async function readVisits(club: Club, from: string, to: string): Promise<MadeVisit[]> {
  const rows = await everyPage<VisitRow>((after) =>
    read((db) => {
      const visits = db
        .from('vendor_visits')
        .select('id, vendor_id, visited_on, purpose, vendors!inner(name)')
        .eq('club_id', club.id)
        .gte('visited_on', from)
        .lte('visited_on', to);
      return (after ? visits.gt('id', after.id) : visits)
        .order('id')
        .limit(PAGE)
        .overrideTypes<VisitRow[], { merge: false }>();
    }),
  );
  return visitsInOrder(
    rows.map((row) => ({
      id: row.id,
      day: row.visited_on,
      vendorId: row.vendor_id,
      vendor: row.vendors.name,
      purpose: row.purpose ?? '',
    })),
  );
}

interface ItemRow {
  id: string;
  item: string;
  completed_at: string;
  checklists: { title: string };
}

/** The items of all checklists that were checked off on some days. @throws DataError */
export async function readDoneItems(club: Club, from: string, to: string): Promise<DoneItem[]> {
  const rows = await everyPage<ItemRow>((after) =>
    read((db) => {
      const items = db
        .from('checklist_items')
        .select('id, item, completed_at, checklists!inner(title)')
        .eq('club_id', club.id)
        .gte('completed_at', momentOf(`${from}T00:00`, club.time_zone))
        .lt('completed_at', momentOf(`${addDays(to, 1)}T00:00`, club.time_zone));
      return (after ? items.gt('id', after.id) : items)
        .order('id')
        .limit(PAGE)
        .overrideTypes<ItemRow[], { merge: false }>();
    }),
  );
  return itemsInOrder(
    rows.map((row) => ({
      id: row.id,
      day: dayAt(row.completed_at, club.time_zone),
      checklist: row.checklists.title,
      item: row.item,
    })),
  );
}
