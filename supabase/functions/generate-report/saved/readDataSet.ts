import {
  type DataRow,
  type DataSetId,
  type DayAt,
  incidentRows,
  shiftRows,
  ticketRows,
  trainingRows,
} from '@platform/contract/saved-reports';
import { dayAt } from '../../_shared/jobs/readClub.ts';
import type { ReadRow } from '../../_shared/jobs/readPages.ts';
import { readClubRows } from '../figures/readClubRows.ts';
import type { ReportSource } from '../reportDefinition.ts';

/** Whose rows are read, and with whose rights. */
type Source = Pick<ReportSource, 'context' | 'club'>;

/** The rows of a data set that the person who ordered the report may read. */
export async function readDataSet(source: Source, dataSet: DataSetId): Promise<DataRow[]> {
  return readers[dataSet](source);
}

/**
 * Reads the columns of a table as they are.
 * @param key the columns that identify a row
 */
const asStored =
  (name: string, columns: readonly string[], key: readonly string[] = ['id']) =>
  async (source: Source): Promise<DataRow[]> => {
    const rows = await readClubRows<DataRow>(source, { name, key, columns });
    return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
  };

/** Reads a table whose rows become those of the data set by a rule. */
const asMade =
  <Row extends ReadRow>(
    name: string,
    columns: readonly string[],
    make: (rows: readonly Row[], day: DayAt) => DataRow[],
  ) =>
  async (source: Source): Promise<DataRow[]> => {
    const rows = await readClubRows<Row>(source, { name, key: ['id'], columns });
    return make(rows, (moment) => dayAt(new Date(moment), source.club.timeZone));
  };

type StoredWish = {
  item: string;
  list: string;
  priority: string;
  impact: string;
  timeline: string | null;
  /** US dollars. */
  cost: number;
  shortlisted: boolean;
};

const wishRows = (wishes: readonly StoredWish[]): DataRow[] =>
  wishes.map(({ item, list, priority, impact, timeline, cost, shortlisted }) => ({
    ...{ item, list, priority, impact, timeline, cost },
    shortlisted: shortlisted ? 'yes' : 'no',
  }));

const readers: Record<DataSetId, (source: Source) => Promise<DataRow[]>> = {
  staff: asStored('staff', ['name', 'role', 'status', 'hourly_rate', 'start_date', 'certifications_expiring']),
  shifts: asMade('shifts', ['id', 'starts_at', 'ends_at', 'break_minutes', 'role', 'location', 'status'], shiftRows),
  applications: asStored('job_applications', ['name', 'status', 'source', 'season', 'applied_date', 'days_per_week']),
  training: asMade(
    'training_participants',
    ['name', 'due_on', 'completed_at', 'training_courses!inner(title)'],
    trainingRows,
  ),
  budget: asStored('budget_categories', ['year', 'name', 'type', 'planned_amount', 'amount']),
  incidents: asMade('incidents', ['occurred_at', 'kind', 'severity', 'location', 'closed_at'], incidentRows),
  tickets: asMade(
    'maintenance_tickets',
    ['title', 'priority', 'status', 'location', 'cost', 'opened_at', 'resolved_at'],
    ticketRows,
  ),
  vendors: asStored('vendors', ['name', 'type', 'contact', 'insurance_expires_on']),
  satisfaction: asStored('satisfaction_categories', ['year', 'name', 'rating', 'responses'], ['year', 'name']),
  projects: asStored('capital_projects', ['title', 'priority', 'status', 'budget', 'timeline', 'starts_on', 'ends_on']),
  wishlist: asMade(
    'wishlist_items',
    ['item', 'list', 'priority', 'impact', 'timeline', 'cost', 'shortlisted'],
    wishRows,
  ),
};
