import { codeAsTitle } from '../words/codeInWords.ts';
import { dataSets } from './dataSets.ts';
import type { DataRow, DataSetId } from './savedReport.ts';

/** A function that puts the codes of a row of this data set in words. */
export function withWords(dataSet: DataSetId): (row: DataRow) => DataRow {
  const names = dataSets[dataSet].columns.filter(({ isCode }) => isCode).map(({ name }) => name);
  return (row) => {
    const words = names.flatMap((name) => (typeof row[name] === 'string' ? [[name, codeAsTitle(row[name])]] : []));
    return { ...row, ...(Object.fromEntries(words) as DataRow) };
  };
}
