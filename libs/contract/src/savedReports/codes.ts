import { dataSets } from './dataSets.ts';
import type { DataRow, DataSetId } from './savedReport.ts';

/** Words of the database that are spelled in the British way. */
const AMERICAN: Readonly<Record<string, string>> = { cancelled: 'canceled' };

/** A word of the database as people read it: `in_progress` is "In progress". */
export function codeInWords(code: string): string {
  const words = (AMERICAN[code] ?? code).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A function that puts the codes of a row of this data set in words. */
export function withWords(dataSet: DataSetId): (row: DataRow) => DataRow {
  const names = dataSets[dataSet].columns.filter(({ isCode }) => isCode).map(({ name }) => name);
  return (row) => {
    const words = names.flatMap((name) => (typeof row[name] === 'string' ? [[name, codeInWords(row[name])]] : []));
    return { ...row, ...(Object.fromEntries(words) as DataRow) };
  };
}
