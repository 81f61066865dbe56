import { Link } from '@platform/module-kit';
import { Quiet } from '@platform/module-kit/screens';
import { Card, EmptyState, Icon, token, VisuallyHidden } from '@platform/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Category } from '../rules/staffFigures';
import { useStaffSource } from '../source/useStaffSource';

interface BarRowsProps {
  /** An id that links can scroll to. */
  id: string;
  title: string;
  summary?: string;
  /** The headers of the names and the counts, such as "Role" and "People". */
  rowName: string;
  counted: string;
  rows: readonly Category[];
  /** Formats the figure of a row; a plain number by default. */
  inWords?: (row: Category, place: number) => string;
  empty: { title: string; description?: string };
}

/** Counts by category: a bar for each, with its name, its figure, and a link to its people. */
export function BarRows({ id, title, summary, rowName, counted, rows, inWords = plain, empty }: BarRowsProps) {
  const { basePath } = useStaffSource();
  const headingId = useId();
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <Card id={id}>
      <Title id={headingId}>{title}</Title>
      {summary && <Quiet>{summary}</Quiet>}
      {most === 0 ? (
        <EmptyState {...empty} icon={<Icon name="users" size={24} />} />
      ) : (
        <Rows aria-labelledby={headingId}>
          <VisuallyHidden as="thead">
            <tr>
              <th scope="col">{rowName}</th>
              <th scope="col">{counted}</th>
            </tr>
          </VisuallyHidden>
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.label}>
                <th scope="row">
                  {row.value > 0 && row.query !== '' ? (
                    <Link to={`${basePath}?${row.query}`}>{row.label}</Link>
                  ) : (
                    row.label
                  )}
                </th>
                <td>
                  <Measure>
                    <svg width="100%" height="14" aria-hidden="true">
                      <Bar width={`${(100 * row.value) / most}%`} height="14" rx="3" />
                    </svg>
                    <b>{inWords(row, place)}</b>
                  </Measure>
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      )}
    </Card>
  );
}

const plain = ({ value }: Category) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

const Title = styled.h2`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const Rows = styled.table`
  width: 100%;
  margin-top: ${token.space.sm};
  border-collapse: collapse;
  font-size: ${token.size.sm};
  th {
    width: 1%;
    padding-inline-end: ${token.space.md};
    font-weight: ${token.weight.regular};
    text-align: start;
    white-space: nowrap;
  }
  tbody th,
  td {
    height: 2rem;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2rem;
    color: ${token.color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${token.color.water};
    text-decoration: underline;
  }
  tr:hover rect {
    fill: ${token.color.waterHover};
  }
`;

const Measure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(4.5rem, auto);
  align-items: center;
  gap: ${token.space.sm};
  b {
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Bar = styled.rect`
  fill: ${token.color.series1};
`;
