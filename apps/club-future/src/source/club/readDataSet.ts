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

/** Before the id of every row. */
const NIL = '00000000-0000-0000-0000-000000000000';

/** Every row of a list that may be longer than one answer, in the order of the ids. */
const everyRow = <Row extends { id: string | null }>(readPage: (after: string) => Promise<Row[]>): Promise<Row[]> =>
  everyPage<Row>((after) => readPage(after?.id ?? NIL));

const withoutId = <Row extends { id: unknown }>({ id: _id, ...row }: Row): Omit<Row, 'id'> => row;

const readers: Record<ReadDataSetId, (club: Club) => Promise<DataRow[]>> = {
  async staff({ id }) {
    const rows = await everyRow((after) =>
      read((db) =>
        db
          .from('staff')
          .select('id, name, role, status, hourly_rate, start_date, certifications_expiring')
          .eq('club_id', id)
          .gt('id', after)
          .order('id')
          .limit(PAGE),
      ),
    );
    return rows.map(withoutId);
  },
  async shifts({ id, time_zone: zone }) {
    const rows = await everyRow((after) =>
      read((db) =>
        db
          .from('shifts')
          .select('id, starts_at, ends_at, break_minutes, role, location, status')
          .eq('club_id', id)
          .gt('id', after)
          .order('id')
          .limit(PAGE),
      ),
    );
    return shiftRows(rows, dayIn(zone));
  },
  async applications({ id }) {
    const rows = await everyRow((after) =>
      read((db) =>
        db
          .from('job_applications')
          .select('id, name, status, source, season, applied_date, days_per_week')
          .eq('club_id', id)
          .gt('id', after)
          .order('id')
          .limit(PAGE),
      ),
    );
    return rows.map(withoutId);
  },
  async training({ id, time_zone: zone }) {
    const rows = await everyRow((after) =>
      read((db) =>
        db
          .from('training_participants')
          .select('id, name, due_on, completed_at, training_courses!inner(title)')
          .eq('club_id', id)
          .gt('id', after)
          .order('id')
          .limit(PAGE),
      ),
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
    const rows = await everyRow((after) =>
      read((db) =>
        db
          .from('incidents')
          .select('id, occurred_at, kind, severity, location, closed_at')
          .eq('club_id', id)
          .gt('id', after)
          .order('id')
          .limit(PAGE),
      ),
    );
    return incidentRows(rows, dayIn(zone));
  },
  async tickets({ id, time_zone: zone }) {
    const rows = await everyRow((after) =>
      read((db) =>
        db
          .from('maintenance_tickets')
          .select('id, title, priority, status, location, cost, opened_at, resolved_at')
          .eq('club_id', id)
          .gt('id', after)
          .order('id')
          .limit(PAGE),
      ),
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

/** The days of moments on the clocks of a time zone (IANA). */
const dayIn = (zone: string) => (moment: string) => dayAt(moment, zone);
