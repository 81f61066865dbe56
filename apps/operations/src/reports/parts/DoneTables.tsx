import { Link } from '@platform/module-kit';
import { dayInWords } from '@platform/module-kit/screens';
import { ITEMS_TABLE, VISITS_TABLE } from '../rules/rowsOf';
import type { DoneItem, MadeVisit } from '../source/rows/done';
import { useReportsSource } from '../source/useReportsSource';
import { ReportTable } from './ReportTable';

/** The visits that vendors made, behind their number. */
export function VisitsTable({ visits }: { visits: readonly MadeVisit[] }) {
  const { rows } = useReportsSource();
  return (
    <ReportTable<MadeVisit>
      title="Vendor visits"
      fileName={VISITS_TABLE}
      columns={[
        { header: 'Day', value: ({ day }) => day, show: ({ day }) => dayInWords(day) },
        {
          header: 'Vendor',
          value: ({ vendor }) => vendor,
          show: ({ vendor, vendorId }) => (
            <Link to={`${rows.operations}?tab=vendors&open=${encodeURIComponent(vendorId)}`}>{vendor}</Link>
          ),
        },
        { header: 'Purpose', value: ({ purpose }) => purpose, show: ({ purpose }) => purpose || '–' },
      ]}
      rows={visits}
      rowName={({ day, vendor }) => `${vendor}, ${dayInWords(day)}`}
      rowKey={({ id }) => id}
      empty="No visits in these days"
    />
  );
}

/** The checklist items that were checked off, behind their number. */
export function ItemsTable({ items }: { items: readonly DoneItem[] }) {
  return (
    <ReportTable<DoneItem>
      title="Checklist items done"
      note="Items of every checklist, on the day on which they were checked off."
      fileName={ITEMS_TABLE}
      columns={[
        { header: 'Day', value: ({ day }) => day, show: ({ day }) => dayInWords(day) },
        { header: 'Checklist', value: ({ checklist }) => checklist },
        { header: 'Item', value: ({ item }) => item },
      ]}
      rows={items}
      rowName={({ item, checklist }) => `${item}, ${checklist}`}
      rowKey={({ id }) => id}
      empty="No items done in these days"
    />
  );
}
