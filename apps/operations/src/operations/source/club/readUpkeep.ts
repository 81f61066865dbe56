import { asking, byName } from '@platform/module-kit/screens';
import type { Place } from '../rows/place';
import type { MaintenancePlan, UpkeepUnit } from '../rows/plan';
import type { Priority } from '../rows/ticket';
import { inPlanOrder } from '../../rules/planOrder';
import { failures } from './requests';

/** The club's places by name, retired ones included. @throws DataError */
export async function readPlaces(clubId: string): Promise<Place[]> {
  const read = asking(failures.places);
  const rows = await read((db) => db.from('places').select('id, name, is_active, version').eq('club_id', clubId));
  return rows.map(({ is_active: isActive, ...row }) => ({ ...row, isActive })).sort(byName);
}

/** The plans of recurring upkeep, the next due first. @throws DataError */
export async function readPlans(clubId: string): Promise<MaintenancePlan[]> {
  const read = asking(failures.plans);
  const rows = await read((db) =>
    db
      .from('maintenance_plans')
      .select(
        'id, title, description, place_id, every, unit, starts_on, next_on, assignee_id, vendor_id, priority, is_paused, version',
      )
      .eq('club_id', clubId),
  );
  return inPlanOrder(
    rows.map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description ?? '',
      placeId: row.place_id ?? '',
      every: row.every,
      // Table constraints allow only these values.
      unit: row.unit as UpkeepUnit,
      startsOn: row.starts_on,
      nextOn: row.next_on,
      assigneeId: row.assignee_id ?? '',
      vendorId: row.vendor_id ?? '',
      priority: row.priority as Priority,
      isPaused: row.is_paused,
      version: row.version,
    })),
  );
}
