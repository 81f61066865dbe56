import type { CsvFile } from '@platform/module-kit/screens';
import type { ImportColumn, ImportProblem, ImportRow } from './importReport';
import { targetLabels, type Target } from './reading/mapping';
import { dayOrderOf, readDay, type DayOrder } from './reading/readDays';

const dayColumns: readonly Target[] = ['birth_date', 'start_date', 'end_date'];

/** The rows of a file to import, and the problems found before the database checks them. */
interface ReadRows {
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
}

/** The order of day and month in the mapped columns; null if the person must choose. */
export function orderInFile(file: CsvFile, mapping: readonly Target[]): DayOrder | null {
  const columns = mapping.flatMap((target, index) => (dayColumns.includes(target) ? [index] : []));
  return dayOrderOf(file.rows.flatMap(({ cells }) => columns.map((index) => cells[index] ?? '')));
}

/** Turns the cells of a file into rows: joins names, and converts days and pay to the database's format. */
export function importRows(file: CsvFile, mapping: readonly Target[], order: DayOrder): ReadRows {
  const problems: ImportProblem[] = [];
  const rows = file.rows.map(({ line, cells }) => {
    if (cells.length > file.header.length && cells.slice(file.header.length).some((cell) => cell.trim() !== '')) {
      const message = `This line has ${cells.length} cells, the header ${file.header.length}. Put texts with a separator in quotation marks.`;
      problems.push({ line, column: 'line', message });
    }
    const row: ImportRow = { line };
    let [first, last] = ['', ''];
    mapping.forEach((target, index) => {
      const written = (cells[index] ?? '').trim();
      if (target === '' || written === '') return;
      if (isFormula(written)) {
        const message = `"${written.slice(0, 40)}" is a formula. Write the value that it shows.`;
        problems.push({ line, column: target, message });
        return;
      }
      const text = unescaped(written);
      if (target === 'first_name') first = text;
      else if (target === 'last_name') last = text;
      else row[target] = valueOf(target, text, order);
    });
    const name = [first, last].filter(Boolean).join(' ');
    return row.name === undefined && name ? { ...row, name } : row;
  });
  return { rows, problems };
}

/** In the database's format. An unreadable value stays as it is, so that the report shows the person's own words. */
function valueOf(column: ImportColumn, text: string, order: DayOrder): string {
  if (dayColumns.includes(column)) return readDay(text, order) ?? text;
  if (column === 'hourly_rate') return readPay(text);
  if (column === 'status') return /^pending$/i.test(text) ? 'Pending Onboarding' : text;
  // In one line: a name with a line break in its cell is still one name.
  return text.replace(/\s+/g, ' ');
}

/** Also reads `15,50`, `$15.50/hr` and `USD 15.5` as amounts. */
function readPay(text: string): string {
  const amount = text.replace(/\s*(?:\/|per\s)\s*h(?:ou)?r?\.?$/i, '').replace(/^(?:USD|US\$)\s*/i, '');
  return amount.replace(/^(\$?\s?\d{1,4}),(\d{1,2})$/, '$1.$2');
}

/** Text that a spreadsheet would calculate instead of show. Phone numbers and amounts may start with a sign. */
export function isFormula(text: string): boolean {
  return /^[=@＝＠]/.test(text) || /^[+-](?![\d\s().\-/]+$)/.test(text);
}

/** Our exports put an apostrophe before text that a spreadsheet would read as a formula. */
const unescaped = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** The name of a column in a problem report. */
export function columnInWords(column: string): string {
  return column in targetLabels ? targetLabels[column as keyof typeof targetLabels] : 'Line';
}
