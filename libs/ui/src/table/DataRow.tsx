import { memo } from 'react';
import { CheckboxControl } from '../forms/choices/Checkbox';
import type { CardRoles } from './cardRoles';
import type { Column } from './column';
import { withKeys, type Selection } from './selection';

interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  roles: CardRoles;
  /** Position among all rows, if not all are rendered. */
  rowIndex: number | undefined;
  selection: Selection | undefined;
  isNow: boolean | undefined;
}

/** One row. Memoized: scrolling renders only rows that become visible. */
export const DataRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;

function UnmemoizedRow<Row>({ row, rowKey, rowName, columns, roles, rowIndex, selection, isNow }: DataRowProps<Row>) {
  const chosen = selection?.selected.has(rowKey);
  return (
    <tr
      role={roles.row}
      data-row=""
      aria-rowindex={rowIndex}
      aria-selected={chosen}
      aria-current={isNow ? 'time' : undefined}
    >
      {selection && (
        <td role={roles.cell} data-select="">
          <CheckboxControl
            aria-label={`Select ${rowName(row)}`}
            checked={chosen}
            onChange={(event) => selection.onChange(withKeys(selection.selected, [rowKey], event.target.checked))}
          />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.key} role={roles.rowHead} scope="row" data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            role={roles.cell}
            data-align={column.align}
            data-label={column.header || undefined}
            data-phone={column.onPhone ?? 'fact'}
            data-wide-only={column.wideOnly || undefined}
            data-screen-only={column.screenOnly || undefined}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
