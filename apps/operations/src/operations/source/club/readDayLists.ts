import { asking, type OwnerKey } from '@platform/module-kit/screens';
import type { DayItem, DayList, DayTemplate } from '../rows/dayList';
import type { Priority } from '../rows/ticket';
import { failures } from './requests';

const read = asking(failures.checklists);

const ITEMS =
  'id, item, priority, notes, owner_user_id, owner_staff_id, completed, completed_at, completed_by, ticket_id';

/** The checklists of one day in the order they were started, with their items in order. @throws DataError */
export async function readDayLists(clubId: string, day: string): Promise<DayList[]> {
  const rows = await read((db) =>
    db
      .from('checklists')
      .select(`id, title, template_id, checklist_items(${ITEMS})`)
      .eq('club_id', clubId)
      .eq('for_day', day)
      .order('created_at')
      .order('position')
      .order('position', { referencedTable: 'checklist_items' })
      .order('created_at', { referencedTable: 'checklist_items' }),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    templateId: row.template_id,
    items: row.checklist_items.map((item): DayItem => ({
      id: item.id,
      item: item.item,
      // A table constraint allows only these priorities.
      priority: item.priority as Priority,
      notes: item.notes ?? '',
      owner: ownerOf(item),
      completed: item.completed,
      completedAt: item.completed_at,
      completedBy: item.completed_by,
      ticketId: item.ticket_id,
    })),
  }));
}

function ownerOf(row: { owner_staff_id: string | null; owner_user_id: string | null }): OwnerKey | '' {
  if (row.owner_staff_id !== null) return `staff:${row.owner_staff_id}`;
  return row.owner_user_id !== null ? `account:${row.owner_user_id}` : '';
}

/** The templates of daily checklists, by title. @throws DataError */
export async function readDayTemplates(clubId: string): Promise<DayTemplate[]> {
  const rows = await read((db) =>
    db
      .from('checklist_templates')
      .select('id, title, version, checklist_template_items(item, priority, notes)')
      .eq('club_id', clubId)
      .eq('kind', 'daily_operations')
      .order('title')
      .order('position', { referencedTable: 'checklist_template_items' }),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    version: row.version,
    items: row.checklist_template_items.map(({ item, priority, notes }) => ({
      item,
      priority: priority as Priority,
      notes: notes ?? '',
    })),
  }));
}
