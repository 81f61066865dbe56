import { Link } from '@platform/module-kit';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { useScheduleAddress } from '../manager/useScheduleAddress';
import type { GridRow } from '../rules/gridRows';
import { dayName } from '../words/formats';
import { MORE_REM } from './rowHeight';

interface MoreShiftsProps {
  row: Pick<GridRow, 'kind' | 'label' | 'staffId' | 'role'>;
  day: string;
  /** How many shifts of the cell have no card. */
  count: number;
  /** Whether Tab stops at it. */
  isActive: boolean;
}

/** Below the cards of a full cell: the number of other shifts, with a link to all of them by the hour. */
export function MoreShifts({ row, day, count, isActive }: MoreShiftsProps) {
  const { linkTo } = useScheduleAddress();
  const only = row.kind === 'role' ? { role: row.role ?? '' } : { person: row.staffId ?? 'open' };
  return (
    <More
      to={linkTo({ view: 'day', day, week: '', ...only })}
      replace={false}
      data-stop=""
      data-more=""
      tabIndex={isActive ? 0 : -1}
      aria-label={`${count} more: ${row.label}, ${dayName(day)}, by the hour`}
    >
      {count} more
    </More>
  );
}

const More = styled(Link)`
  display: grid;
  align-items: center;
  min-height: ${MORE_REM}rem;
  padding: 0 ${token.space.xs};
  border-radius: ${token.radius.sm};
  color: ${token.color.waterInk};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    background: ${token.color.waterSoft};
    text-decoration: underline;
  }
  [data-tight] & {
    padding: 0 ${token.space.xxs};
    font-size: 0.75rem;
  }
`;
