import type { DataSetId } from './savedReport.ts';

export interface DataColumn {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'money' | 'day';
  /** Its values are the database's own words, such as `in_progress`. People read "In progress". */
  isCode?: true;
  /** Its values are seasons, such as 2025. */
  isSeason?: true;
  /** How the values of a group become one; sum by default. */
  total?: 'mean';
}

const text = (name: string, label: string): DataColumn => ({ name, label, kind: 'text' });
const season = (name: string, label: string): DataColumn => ({ ...text(name, label), isSeason: true });
const code = (name: string, label: string): DataColumn => ({ ...text(name, label), isCode: true });
const day = (name: string, label: string): DataColumn => ({ name, label, kind: 'day' });
const number = (name: string, label: string): DataColumn => ({ name, label, kind: 'number' });
const money = (name: string, label: string): DataColumn => ({ name, label, kind: 'money' });
const mean = (column: DataColumn): DataColumn => ({ ...column, total: 'mean' });

interface DataSet {
  label: string;
  columns: readonly DataColumn[];
  /** The columns by which its rows are in order; without them, the rows come in order (`dataRows.ts`). */
  order?: readonly string[];
}

/** What a report can be about, and the columns of each. */
export const dataSets: Record<DataSetId, DataSet> = {
  staff: {
    label: 'Staff',
    order: ['name'],
    columns: [
      text('name', 'Name'),
      text('role', 'Role'),
      text('status', 'Status'),
      mean(money('hourly_rate', 'Hourly rate')),
      day('start_date', 'Start date'),
      number('certifications_expiring', 'Certifications expiring'),
    ],
  },
  shifts: {
    label: 'Shifts',
    columns: [
      day('day', 'Day'),
      text('role', 'Role'),
      text('location', 'Location'),
      code('status', 'Status'),
      number('hours', 'Hours'),
    ],
  },
  applications: {
    label: 'Applications',
    order: ['applied_date', 'name'],
    columns: [
      text('name', 'Name'),
      code('status', 'Status'),
      code('source', 'Source'),
      season('season', 'Season'),
      day('applied_date', 'Applied on'),
      mean(number('days_per_week', 'Days a week')),
    ],
  },
  training: {
    label: 'Training',
    columns: [text('title', 'Module'), text('name', 'Name'), day('due_on', 'Due'), day('completed_at', 'Completed')],
  },
  budget: {
    label: 'Budget',
    order: ['year', 'type', 'name'],
    columns: [
      season('year', 'Year'),
      text('name', 'Line'),
      code('type', 'Type'),
      money('planned_amount', 'Planned'),
      money('amount', 'Actual'),
    ],
  },
  incidents: {
    label: 'Incidents',
    columns: [
      day('occurred_at', 'Day'),
      code('kind', 'Kind'),
      code('severity', 'Severity'),
      text('location', 'Location'),
      day('closed_at', 'Closed'),
    ],
  },
  tickets: {
    label: 'Tickets',
    columns: [
      text('title', 'Ticket'),
      code('priority', 'Priority'),
      code('status', 'Status'),
      text('location', 'Location'),
      money('cost', 'Cost'),
      day('opened_at', 'Opened'),
      day('resolved_at', 'Resolved'),
    ],
  },
  vendors: {
    label: 'Vendors',
    order: ['name'],
    columns: [
      text('name', 'Vendor'),
      text('type', 'Type'),
      text('contact', 'Contact'),
      day('insurance_expires_on', 'Insured until'),
    ],
  },
  satisfaction: {
    label: 'Member satisfaction',
    order: ['year', 'name'],
    columns: [
      season('year', 'Season'),
      text('name', 'Category'),
      mean(number('rating', 'Rating')),
      number('responses', 'Responses'),
    ],
  },
  projects: {
    label: 'Capital projects',
    order: ['title'],
    columns: [
      text('title', 'Project'),
      code('priority', 'Priority'),
      code('status', 'Status'),
      money('budget', 'Budget'),
      text('timeline', 'Timeline'),
      day('starts_on', 'Starts on'),
      day('ends_on', 'Ends on'),
    ],
  },
  wishlist: {
    label: 'Wishlist',
    order: ['item'],
    columns: [
      text('item', 'Item'),
      code('list', 'List'),
      code('priority', 'Priority'),
      code('impact', 'Impact'),
      text('timeline', 'Timeline'),
      money('cost', 'Cost'),
      code('shortlisted', 'Shortlisted'),
    ],
  },
};

export const dataSetIds = Object.keys(dataSets) as DataSetId[];

/** A column of a data set; undefined for a name that it does not have. */
export const columnNamed = (dataSet: DataSetId, name: string): DataColumn | undefined =>
  dataSets[dataSet].columns.find((column) => column.name === name);

/** Whether values of a column can be added up and compared by size. */
export const isNumeric = ({ kind }: DataColumn): boolean => kind === 'number' || kind === 'money';
