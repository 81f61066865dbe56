import { useShown } from '../source/shownSource';
import { csvLines, type CsvColumn } from './csvLines';
import { downloadCsv } from './downloadCsv';
import { ExportButton } from './ExportButton';

interface ExportRowsProps<Row> {
  /** The name of the file without `.csv`, such as `tickets`. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
}

/** Saves a table as shown. Renders nothing for people who may not export. */
export function ExportRows<Row>({ fileName, columns, rows }: ExportRowsProps<Row>) {
  if (!useShown().source.canExport) return null;
  return (
    <ExportButton
      of="rows"
      onExport={() => downloadCsv(`${fileName}.csv`, csvLines(columns, rows))}
      disabled={rows.length === 0}
    />
  );
}
