import { csvLines, downloadCsv, ExportButton, type CsvColumn } from '@platform/module-kit/screens';
import { useOperationsSource } from '../source/useOperationsSource';

interface ExportRowsProps<Row> {
  /** The name of the file without `.csv`, such as `tickets`. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
}

/** Saves a table as it is shown. Rendered for people who may export. */
export function ExportRows<Row>({ fileName, columns, rows }: ExportRowsProps<Row>) {
  const { canExport } = useOperationsSource();
  if (!canExport) return null;
  return (
    <ExportButton
      of="rows"
      onExport={() => downloadCsv(`${fileName}.csv`, csvLines(columns, rows))}
      disabled={rows.length === 0}
    />
  );
}
