import { hoursFigure } from '@platform/module-kit/screens';
import { token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import type { GridRow } from '../rules/gridRows';

/** The name of a row. @param isTall whether the row may be higher than the page: its name then stays in view */
export function RowHead({ row, isTall = false }: { row: GridRow; isTall?: boolean }) {
  return (
    <Head scope="row" role="rowheader" data-kind={row.kind} data-tall={isTall || undefined}>
      <Name>{row.label}</Name>
      {row.detail && <Detail>{row.detail}</Detail>}
    </Head>
  );
}

interface RowHoursProps {
  row: GridRow;
  /** Hours in a week beyond which a person has overtime. */
  cap: number;
  /** Of every hours figure in the column, so that they align. */
  decimals: number;
}

/** The hours of a row in each shown week; a person's next to the hours of a full week. */
export function RowHours({ row, cap, decimals }: RowHoursProps) {
  const isPerson = row.kind === 'person';
  return (
    <Cell role="gridcell">
      {row.minutes.map((minutes, week) => (
        <Hours key={week} data-over={(isPerson && minutes > cap * 60) || undefined}>
          {row.minutes.length > 1 && <VisuallyHidden>Week {week + 1}: </VisuallyHidden>}
          <b>{hoursFigure(minutes / 60, decimals)}</b>
          {isPerson ? (
            <>
              {' '}
              <span>
                <span aria-hidden="true">/ {cap}</span>
                <VisuallyHidden>of {cap} hours</VisuallyHidden>
              </span>
              <Bar aria-hidden="true">
                <i style={{ width: `${Math.min(1, minutes / 60 / cap) * 100}%` }} />
              </Bar>
            </>
          ) : (
            <span> h</span>
          )}
        </Hours>
      ))}
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
  /* Where a week has little room, a name takes two lines, and the role is for screen readers alone. */
  [data-tight] & {
    padding-left: ${token.space.xs};
  }
  &[data-kind='open'] {
    background: ${token.color.courtSoft};
    color: ${token.color.courtInk};
  }
  &[data-tall] {
    align-content: start;
  }
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  [data-tall] > & {
    position: sticky;
    top: calc(var(--header-height, 4rem) + 6rem);
  }
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tight='week'] & {
    font-size: ${token.size.xs};
    white-space: normal;
  }
`;

const Detail = styled.span`
  display: block;
  [data-tight='week'] & {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
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
  [data-tight] & {
    padding-inline: ${token.space.xxs};
    font-size: 0.75rem;
  }
`;

const Hours = styled.span`
  display: block;
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
  span[data-over] > & i {
    background: ${token.color.danger};
  }
`;
