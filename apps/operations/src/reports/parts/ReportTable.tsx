import { type CsvCell, csvLines, downloadCsv, ExportButton, heightFor, Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, DataTable, EmptyState, Inline, token, type Column } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePeriod } from '../period/PeriodContext';
import { useReportsSource } from '../source/useReportsSource';

/** A column of a table of a report. */
export interface ReportColumn<Row> extends Pick<Column<Row>, 'align' | 'onPhone'> {
  header: string;
  /** The value in a spreadsheet, and for sorting. */
  value: (row: Row) => CsvCell;
  /** What the page shows, if it differs. */
  show?: (row: Row) => ReactNode;
  /** Only in the file: on the page, the table's note says it. */
  inFileOnly?: boolean;
}

interface ReportTableProps<Row> {
  title: string;
  /** What the rows are, in one sentence. */
  note?: ReactNode;
  /** The file name without its days, such as `labor-by-role`, which also names the table in the address. */
  fileName: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowName: (row: Row) => string;
  /** Identifies a row; its name by default. */
  rowKey?: (row: Row) => string;
  /** Shown when there are no rows. */
  empty: string;
}

/** The most columns that fit beside the sidebar of a tablet (505 px). With more, the rows are cards there. */
const MOST_BESIDE_SIDEBAR = 6;

/** A table of a report. Any column sorts it, and people with permission save it as CSV. */
export function ReportTable<Row>({
  title,
  note,
  fileName,
  columns,
  rows,
  rowName,
  rowKey = rowName,
  empty,
}: ReportTableProps<Row>) {
  const { canExport } = useReportsSource();
  const { days } = usePeriod();
  const shown = columns.filter(({ inFileOnly }) => inFileOnly !== true);
  return (
    <Card $padding="none" id={fileName}>
      <Head>
        <Inline $justify="between" $gap="xs">
          <CardTitle>{title}</CardTitle>
          {canExport && rows.length > 0 && (
            <ExportButton
              of={title}
              size="sm"
              onExport={() => downloadCsv(`${fileName}-${days.from}-to-${days.to}.csv`, csvLines(columns, rows))}
            />
          )}
        </Inline>
        {note !== undefined && <Quiet>{note}</Quiet>}
      </Head>
      <DataTable
        label={title}
        columns={shown.map(({ header, value, show, align, onPhone }) => ({
          key: header,
          header,
          cell: show ?? value,
          sortBy: (row: Row) => value(row) ?? null,
          ...(align && { align }),
          ...(onPhone && { onPhone }),
        }))}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        maxHeight={heightFor(rows.length)}
        cards={shown.length > MOST_BESIDE_SIDEBAR || 'phone'}
        empty={<EmptyState title={empty} />}
      />
    </Card>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.xxs};
  padding: ${token.space.md};
`;
