import { token } from '@platform/ui';
import { Figure, Words } from './boardParts';
import { days, figures, guards, openShifts, today, type DrawnShift } from './pineHollowWeek';
import { DAY, ROW, ShiftLine } from './ShiftLine';
import { Tile, tiles } from './Tile';

const { color } = token;

const LEFT = 16;
const NAMES = 76;
const TOP = 196;
const shownDays = days.slice(today);
const WIDTH = LEFT + NAMES + shownDays.length * DAY + 12;

const dayLeft = (weekday: number): number => LEFT + NAMES + (weekday - today) * DAY;
const shown = (shifts: readonly DrawnShift[]) => shifts.filter(({ weekday }) => weekday >= today);
const firstName = (name: string) => name.split(' ')[0] ?? name;

const lines = [
  { name: 'Open', shifts: shown(openShifts), look: 'open' as const },
  ...guards.map(({ name, shifts }) => ({ name: firstName(name), shifts: shown(shifts), look: 'taken' as const })),
].filter(({ shifts }) => shifts.length > 0);
const HEIGHT = TOP + 34 + lines.length * ROW + 10;

/** The part of the manager's schedule that is readable at the width of a phone. */
export function DayBoard() {
  const tileWidth = (WIDTH - 2 * LEFT - 12) / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The manager’s schedule from Thursday to Saturday: ${figures.coverage}% of the week covered, ${figures.open} shifts open. Each lifeguard has a line; a shift of today needs cover.`}
    >
      <rect width={WIDTH} height={HEIGHT} fill={color.surface} />
      <Figure x={LEFT} y={44} fontSize={25}>
        Scheduling
      </Figure>
      <Words x={LEFT} y={68} fontSize={14} $tone="muted">
        April 27 – May 3
      </Words>
      {tiles.slice(-2).map((tile, index) => (
        <Tile key={tile.label} {...tile} x={LEFT + index * (tileWidth + 12)} y={88} width={tileWidth} />
      ))}
      <rect
        x={dayLeft(today)}
        y={TOP}
        width={DAY}
        height={34 + lines.length * ROW}
        rx={10}
        fill={color.page}
        stroke={color.line}
      />
      {shownDays.map((day, index) => (
        <Words
          key={day}
          x={dayLeft(today + index) + DAY / 2}
          y={TOP + 22}
          fontSize={13}
          textAnchor="middle"
          $strong={index === 0}
          $tone={index === 0 ? 'ink' : 'muted'}
        >
          {day}
        </Words>
      ))}
      {lines.map(({ name, shifts, look }, index) => (
        <ShiftLine
          key={name}
          name={name}
          shifts={shifts}
          look={look}
          y={TOP + 34 + index * ROW}
          left={LEFT}
          right={WIDTH - 12}
          dayLeft={dayLeft}
        />
      ))}
    </svg>
  );
}
