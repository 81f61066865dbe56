import { token } from '@platform/ui';
import { ShiftGround, Words } from './boardParts';
import { hoursOf, type DrawnShift } from './pineHollowWeek';

/** Width of a day and height of a line, in the drawing's own units. */
export const DAY = 94;
export const ROW = 54;

interface ShiftLineProps {
  name: string;
  shifts: readonly DrawnShift[];
  look: 'taken' | 'open';
  y: number;
  /** The left and right ends of the line. */
  left: number;
  right: number;
  /** The left edge of a weekday. */
  dayLeft: (weekday: number) => number;
}

/** A line of the schedule: a name, and a box for each shift. */
export function ShiftLine({ name, shifts, look, y, left, right, dayLeft }: ShiftLineProps) {
  return (
    <>
      <path d={`M${left} ${y}H${right}`} stroke={token.color.line} />
      <Words x={left} y={y + 32} fontSize={14} $strong $tone={look === 'open' ? 'court' : 'ink'}>
        {name}
      </Words>
      {shifts.map((shift) => {
        const x = dayLeft(shift.weekday) + 4;
        const shown = shift.needsCover ? 'cover' : look;
        const tone = { taken: 'water', open: 'court', cover: 'warning' } as const;
        return (
          <g key={shift.weekday}>
            <ShiftGround x={x} y={y + 7} width={DAY - 8} height={ROW - 14} rx={8} $look={shown} />
            <Words x={x + (DAY - 8) / 2} y={y + 24} fontSize={12.5} textAnchor="middle" $strong $tone={tone[shown]}>
              {hoursOf(shift)}
            </Words>
            <Words x={x + (DAY - 8) / 2} y={y + 39} fontSize={12.5} textAnchor="middle" $tone={tone[shown]}>
              {shift.needsCover ? 'Needs cover' : 'Main pool'}
            </Words>
          </g>
        );
      })}
    </>
  );
}
