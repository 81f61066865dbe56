import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../forms/Field';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { narrowPlace } from './cardRows';
import type { Column } from './column';
import type { Sort } from './sortRows';

interface PhoneSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Sorts rows that are cards, as headings sort columns. */
export function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const id = useId();
  const sortable = columns.filter(({ sortBy }) => sortBy);
  if (sortable.length < 2) return null;
  return (
    <Line>
      <label htmlFor={id}>Sort by</label>
      <Choice
        id={id}
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={({ target: { value } }) => {
          // The key of a column may have spaces itself.
          const end = value.lastIndexOf(' ');
          const direction = value.slice(end + 1) === 'descending' ? 'descending' : 'ascending';
          onSort({ column: value.slice(0, end), direction });
        }}
      >
        {!sort && <option value="">As they come</option>}
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={`${key} ascending`}>
            {header}, ascending
          </option>,
          <option key={`${key}-`} value={`${key} descending`}>
            {header}, descending
          </option>,
        ])}
      </Choice>
    </Line>
  );
}

const Line = styled.div`
  display: none;
  align-items: center;
  gap: ${token.space.sm};
  padding: ${token.space.xs} ${token.space.md};
  border-bottom: 1px solid ${token.color.line};
  label {
    flex: none;
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
  @media ${media.mobile} {
    display: flex;
  }
  @container ${narrowPlace} {
    display: flex;
  }
  @media print {
    display: none;
  }
`;

const Choice = styled.select`
  ${controlStyle}
  flex: 1;
  min-width: 0;
  min-height: ${token.control.target};
  padding-block: ${token.space.xxs};
`;
