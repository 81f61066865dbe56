import { SkeletonRows } from '../feedback/skeletonShapes';
import { onDemand } from '../onDemand';

const part = onDemand(() => import(/* webpackChunkName: "tables" */ './DataTable'));

/** Rows that a placeholder has at most: more are below the screen, or scroll inside the table. */
const MOST_ROWS = 12;

/** Fetches the code of tables ahead: for a page that reads its rows meanwhile. */
export const loadTables = part.ahead;

/** The table; what holds its place is about as high, so that nothing below it moves when its code comes. */
export const DataTable = part('DataTable', ({ rows, columns, empty }) =>
  rows.length === 0 && empty !== undefined ? (
    empty
  ) : (
    <SkeletonRows rows={Math.min(rows.length, MOST_ROWS)} columns={columns.length} />
  ),
);
