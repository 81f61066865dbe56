import { styled } from 'styled-components';
import { token } from '../tokens/token';
import type { CardRoles } from './cardRoles';
import type { Column } from './column';
import type { Sort } from './sortRows';

interface SortHeaderProps<Row> {
  column: Column<Row>;
  role: CardRoles['columnHead'];
  sort: Sort | undefined;
  /** Absent where the column cannot be sorted. */
  onSort: ((sort: Sort) => void) | undefined;
}

/** Head of a column; a button where it can be sorted. The first press sorts upwards, the next turns round. */
export function SortHeader<Row>({ column, role, sort, onSort }: SortHeaderProps<Row>) {
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const cell = {
    role,
    scope: 'col',
    'data-align': column.align,
    'data-wide-only': column.wideOnly || undefined,
    'data-screen-only': column.screenOnly || undefined,
  };
  if (!onSort) return <th {...cell}>{column.header}</th>;
  return (
    <th {...cell} aria-sort={direction ?? 'none'}>
      <Press
        type="button"
        onClick={() =>
          onSort({ column: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
      >
        {column.header}
        <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
          <Arrow d="M5 1 9 6H1Z" data-on={direction === 'ascending' || undefined} />
          <Arrow d="M5 13 1 8h8Z" data-on={direction === 'descending' || undefined} />
        </svg>
      </Press>
    </th>
  );
}

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  font-weight: inherit;
  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${token.color.ink};
  }
  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
  /* Only the words: a button does not show in the head that each further sheet repeats. */
  @media print {
    display: contents;
    svg {
      display: none;
    }
  }
`;

const Arrow = styled.path`
  fill: ${token.color.lineStrong};
  opacity: 0.6;
  &[data-on] {
    fill: ${token.color.water};
    opacity: 1;
  }
`;
