import { csvText, type CsvCell } from './csvText';

/** Has the browser save lines of cells as a file, such as `training-people.csv`. */
export function downloadCsv(fileName: string, lines: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
