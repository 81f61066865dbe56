import { type DataRow, incidentRows, shiftRows, ticketRows, trainingRows } from '@platform/contract/saved-reports';
import { asking, dayAt, everyPage, PAGE } from '@platform/module-kit/screens';
import type { ReadDataSetId } from '../rows/savedReport';
import { ROWS_OF_THE_REPORT_FAILED } from '../failures';

const read = asking(ROWS_OF_THE_REPORT_FAILED);

/** The club whose rows are read. */
interface Club {
  id: string;
  time_zone: string;
}

/** The rows of a data set that the reader may read. @throws DataError */
export const readDataSet = (club: Club, dataSet: ReadDataSetId): Promise<DataRow[]> => readers[dataSet](club);

const readers: Record<ReadDataSetId, (club: Club) => Promise<DataRow[]>> = {
  staff: ({ id }) =>
    read((db) =>
      db
        .from('staff')
        .select('name, role, status, hourly_rate, start_date, certifications_expiring')
        .eq('club_id', id)
        .order('name'),
    ),
  async shifts({ id, time_zone: zone }) {
    const rows = await everyPage<ShiftRow>((after) =>
      read((db) => {
        const shifts = db
          .from('shifts')
          .select('id, starts_at, ends_at, break_minutes, role, location, status')
          .eq('club_id', id);
        return (after ? shifts.gt('id', after.id) : shifts).order('id').limit(PAGE);
      }),
    );
    return shiftRows(rows, dayIn(zone));
  },
  applications: ({ id }) =>
    read((db) =>
      db
        .from('job_applications')
        .select('name, status, source, season, applied_date, days_per_week')
        .eq('club_id', id)
        .order('applied_date')
        .order('id'),
    ),
  async training({ id, time_zone: zone }) {
    const rows = await read((db) =>
      db
        .from('training_participants')
        .select('name, due_on, completed_at, training_courses!inner(title)')
        .eq('club_id', id)
        .order('id'),
    );
    return trainingRows(rows, dayIn(zone));
  },
  budget: ({ id }) =>
    read((db) =>
      db
        .from('budget_categories')
        .select('year, name, type, planned_amount, amount')
        .eq('club_id', id)
        .order('year')
        .order('type')
        .order('name'),
    ),
  async incidents({ id, time_zone: zone }) {
    const rows = await read((db) =>
      db
        .from('incidents')
        .select('occurred_at, kind, severity, location, closed_at')
        .eq('club_id', id)
        .order('occurred_at')
        .order('id'),
    );
    return incidentRows(rows, dayIn(zone));
  },
  async tickets({ id, time_zone: zone }) {
    const rows = await read((db) =>
      db
        .from('maintenance_tickets')
        .select('title, priority, status, location, cost, opened_at, resolved_at')
        .eq('club_id', id)
        .order('opened_at')
        .order('id'),
    );
    return ticketRows(rows, dayIn(zone));
  },
  vendors: ({ id }) =>
    read((db) =>
      db
        .from('vendors')
        .select('name, type, contact, insurance_expires_on')
        .eq('club_id', id)
        .order('name')
        .order('id'),
    ),
  satisfaction: ({ id }) =>
    read((db) =>
      db
        .from('satisfaction_categories')
        .select('year, name, rating, responses')
        .eq('club_id', id)
        .order('year')
        .order('position'),
    ),
};

interface ShiftRow {
  id: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  role: string;
  location: string | null;
  status: string;
}

/** The days of moments on the clocks of a time zone (IANA). */
const dayIn = (zone: string) => (moment: string) => dayAt(moment, zone);
