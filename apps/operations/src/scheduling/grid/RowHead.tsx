import { token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import type { GridRow } from '../rules/gridRows';
import { hours } from './formats';

/** Who or what a row is. */
export function RowHead({ row }: { row: GridRow }) {
  return (
    <Head scope="row" role="rowheader" data-kind={row.kind}>
      <Name>{row.label}</Name>
      {row.detail && <Detail>{row.detail}</Detail>}
    </Head>
  );
}

interface RowHoursProps {
  row: GridRow;
  /** Hours of a week beyond which a person has overtime. */
  cap: number;
}

/** The hours of a row in the week; of a person against the full week. */
export function RowHours({ row, cap }: RowHoursProps) {
  const isPerson = row.kind === 'person';
  const share = Math.min(1, row.minutes / 60 / cap);
  return (
    <Cell role="gridcell" data-over={(isPerson && row.minutes > cap * 60) || undefined}>
      <b>{hours(row.minutes)}</b>
      {isPerson ? (
        <>
          {' '}
          <span>
            <span aria-hidden="true">/ {cap}</span>
            <VisuallyHidden>of {cap} hours</VisuallyHidden>
          </span>
          <Bar aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </Bar>
        </>
      ) : (
        <span> h</span>
      )}
    </Cell>
  );
}

const Head = styled.th`
  position: sticky;
  left: 0;
  z-index: 1;
  padding: ${token.space.xxs} ${token.space.xs} ${token.space.xxs} ${token.space.sm};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.control};
  text-align: left;
  align-content: center;
  &[data-kind='open'] {
    background: ${token.color.courtSoft};
    color: ${token.color.courtInk};
  }
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Detail = styled.span`
  display: block;
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Cell = styled.td`
  padding: ${token.space.xxs} ${token.space.xs};
  border-bottom: 1px solid ${token.color.line};
  border-left: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-variant-numeric: tabular-nums;
  text-align: right;
  align-content: center;
  white-space: nowrap;
  b {
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }
  &[data-over] b {
    color: ${token.color.danger};
  }
`;

const Bar = styled.span`
  display: block;
  height: 3px;
  margin-top: ${token.space.hair};
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.surfaceSunken};
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${token.color.water};
  }
  td[data-over] & i {
    background: ${token.color.danger};
  }
`;
