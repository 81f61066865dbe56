import { memo } from 'react';
import { CheckboxControl } from '../forms/choices/Checkbox';
import { withKeys, type Selection } from './selection';

interface SelectAllProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: Selection;
}

/**
 * Chooses every row, or none. Its words show above cards only (cardRows). Memoized: scrolling does not count thousands
 * again.
 */
export const SelectAll = memo(UnmemoizedSelectAll) as typeof UnmemoizedSelectAll;

function UnmemoizedSelectAll<Row>({ label, rows, rowKey, selection: { selected, onChange } }: SelectAllProps<Row>) {
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selected.has(key)).length;
  return (
    <label data-select-all="">
      <CheckboxControl
        aria-label={`Select all: ${label}`}
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={(event) => onChange(withKeys(selected, keys, event.target.checked))}
      />
      <span>Select all</span>
    </label>
  );
}
