import { csvLines, downloadCsv, ExportButton, type CsvCell } from '@platform/module-kit/screens';
import { Card, CardTitle, DataTable, EmptyState, Inline, token, type Column } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePeriod } from '../period/PeriodContext';
import { useReportsSource } from '../source/useReportsSource';

/** A column of a table of a report. */
export interface ReportColumn<Row> extends Pick<Column<Row>, 'align' | 'onPhone'> {
  header: string;
  /** What a spreadsheet gets, and what the rows are sorted by. */
  value: (row: Row) => CsvCell;
  /** What a person reads, where it is not the same. */
  show?: (row: Row) => ReactNode;
  /** Stands in the file alone: on the page, the note of the table says it. */
  inFileOnly?: boolean;
}

interface ReportTableProps<Row> {
  title: string;
  /** What the rows are, in a sentence. */
  note?: ReactNode;
  /** The name of the file without its days, such as `labor-by-role`, and the table's place in the address. */
  fileName: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowName: (row: Row) => string;
  /** Names a row among the others; its name by default. */
  rowKey?: (row: Row) => string;
  /** Said in place of rows when there are none. */
  empty: string;
}

/** A table of a report: sorted by any column, and saved as CSV by people who may. */
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
        {note !== undefined && <Note>{note}</Note>}
      </Head>
      <DataTable
        label={title}
        columns={columns
          .filter(({ inFileOnly }) => inFileOnly !== true)
          .map(({ header, value, show, align, onPhone }) => ({
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

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
