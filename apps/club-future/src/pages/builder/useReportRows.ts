import type { DataRow, DataSetId } from '@platform/contract/saved-reports';
import { projectRows, wishRows } from '../../rules/reports/planRows';
import { useDataSet, useProjects, useWishes } from '../../source/queries';
import type { ReadDataSetId } from '../../source/rows/savedReport';

/** The rows of a data set, as a query for `<Loaded>`. */
export function useReportRows(dataSet: DataSetId) {
  const isRead = dataSet !== 'projects' && dataSet !== 'wishlist';
  const projects = useProjects();
  const wishes = useWishes();
  const other = useDataSet(isRead ? dataSet : ('staff' satisfies ReadDataSetId), isRead);
  if (dataSet === 'projects') return { ...projects, data: rowsOf(projects.data, projectRows) };
  if (dataSet === 'wishlist') return { ...wishes, data: rowsOf(wishes.data, wishRows) };
  return other;
}

const rowsOf = <Row>(rows: readonly Row[] | undefined, become: (rows: readonly Row[]) => DataRow[]) =>
  rows === undefined ? undefined : become(rows);
