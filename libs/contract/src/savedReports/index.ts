// The rules of the report builder: its page and the function that makes its PDFs use the same. The function runs on Deno, so the
// files here import only each other and `words`, with their extensions.
export {
  type BuiltReport,
  type Chart,
  type Comparison,
  comparesWithValue,
  type DataRow,
  type DataSetId,
  type Filter,
  type Operator,
  operatorWords,
  type Period,
} from './savedReport.ts';
export { comparableColumns, comparisonInWords, comparisonOf, isInOrder, namedBeside } from './comparison.ts';
export { columnNamed, type DataColumn, dataSetIds, dataSets, isNumeric } from './dataSets.ts';
export { hasItsValue, numberOf } from './filters.ts';
export { EVERYTHING, type Group, NO_ROWS, NONE, type ReportResult, runReport } from './runReport.ts';
export { type DayAt, incidentRows, shiftRows, ticketRows, trainingRows } from './dataRows.ts';
