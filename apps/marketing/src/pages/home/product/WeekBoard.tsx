import { token } from '@platform/ui';
import { CalendarCheck, ClipboardList, Flag, GraduationCap, LayoutDashboard, Telescope, UserPlus } from 'lucide-react';
import { Figure, Words } from './boardParts';
import { days, figures, guards, openShifts, today } from './pineHollowWeek';
import { DAY, ROW, ShiftLine } from './ShiftLine';
import { Tile, tiles } from './Tile';

const { color } = token;

const SIDEBAR = 176;
const LEFT = SIDEBAR + 24;
const NAMES = 132;
const TOP = 196;
const WIDTH = LEFT + NAMES + days.length * DAY + 24;
const HEIGHT = TOP + 34 + (guards.length + 1) * ROW + 16;

/** The sidebar's share of the drawing's width, which a narrower window leaves out. */
export const SIDEBAR_SHARE = SIDEBAR / WIDTH;

const sidebar = [
  { label: 'Dashboard', Icon: LayoutDashboard },
  { label: 'Pre-Season', Icon: CalendarCheck },
  { label: 'Recruitment', Icon: UserPlus },
  { label: 'Training', Icon: GraduationCap },
  { label: 'Operations', Icon: ClipboardList },
  { label: 'Post-Season', Icon: Flag },
  { label: 'ClubFuture', Icon: Telescope },
];

const dayLeft = (weekday: number): number => LEFT + NAMES + weekday * DAY;

/** A week of the demo club on its schedule. Its colors are tokens, so it has a dark version. */
export function WeekBoard() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The schedule of Pine Hollow for one week: ${figures.week} shifts, ${figures.coverage}% covered, ${figures.open} open. Each lifeguard has a line with their shifts; a shift of today needs cover.`}
    >
      <rect width={WIDTH} height={HEIGHT} fill={color.surface} />
      <Sidebar />
      <Figure x={LEFT} y={54} fontSize={25}>
        Scheduling
      </Figure>
      <Words x={LEFT + 140} y={53} fontSize={14} $tone="muted">
        April 27 – May 3
      </Words>
      <rect x={WIDTH - 160} y={30} width={136} height={36} rx={9} fill={color.water} />
      <Words x={WIDTH - 92} y={53} fontSize={14} textAnchor="middle" $strong $tone="onWater">
        Create Schedule
      </Words>
      <Tiles />
      <Grid />
    </svg>
  );
}

function Sidebar() {
  return (
    <>
      <rect width={SIDEBAR} height={HEIGHT} fill={color.page} />
      <path d={`M${SIDEBAR} 0V${HEIGHT}`} stroke={color.line} />
      <rect x={20} y={30} width={34} height={34} rx={10} fill={color.sceneClay} />
      <path d="M37 30v10M20 40h34" stroke={color.sceneLine} strokeWidth={2} />
      <path d="M20 48h34v6a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10Z" fill={color.scenePoolDeep} />
      <path d="M23 56q3.5-4 7 0t7 0 7 0 7 0" stroke={color.sceneLine} strokeWidth={2} fill="none" />
      <Words x={64} y={52} fontSize={15} $strong>
        Pine Hollow
      </Words>
      {sidebar.map(({ label, Icon }, index) => {
        const active = label === 'Operations';
        const y = 92 + index * 42;
        return (
          <g key={label}>
            {active && <rect x={12} y={y} width={SIDEBAR - 24} height={34} rx={9} fill={color.waterSoft} />}
            <g transform={`translate(22 ${y + 9})`} color={active ? color.waterInk : color.inkMuted}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            </g>
            <Words x={48} y={y + 22} fontSize={14} $strong={active} $tone={active ? 'water' : 'muted'}>
              {label}
            </Words>
          </g>
        );
      })}
    </>
  );
}

function Tiles() {
  const width = (WIDTH - 24 - LEFT - 3 * 12) / 4;
  return tiles.map((tile, index) => (
    <Tile key={tile.label} {...tile} x={LEFT + index * (width + 12)} y={88} width={width} />
  ));
}

function Grid() {
  const bottom = HEIGHT - 16;
  return (
    <>
      <rect
        x={dayLeft(today)}
        y={TOP}
        width={DAY}
        height={bottom - TOP}
        rx={10}
        fill={color.page}
        stroke={color.line}
      />
      {days.map((day, weekday) => (
        <Words
          key={day}
          x={dayLeft(weekday) + DAY / 2}
          y={TOP + 22}
          fontSize={13}
          textAnchor="middle"
          $strong={weekday === today}
          $tone={weekday === today ? 'ink' : 'muted'}
        >
          {day}
        </Words>
      ))}
      <ShiftLine
        name="Open"
        shifts={openShifts}
        look="open"
        y={TOP + 34}
        left={LEFT}
        right={WIDTH - 24}
        dayLeft={dayLeft}
      />
      {guards.map(({ name, shifts }, index) => (
        <ShiftLine
          key={name}
          name={name}
          shifts={shifts}
          look="taken"
          y={TOP + 34 + (index + 1) * ROW}
          left={LEFT}
          right={WIDTH - 24}
          dayLeft={dayLeft}
        />
      ))}
    </>
  );
}
