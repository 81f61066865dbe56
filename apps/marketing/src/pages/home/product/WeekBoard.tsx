import { Icon, token } from '@platform/ui';
import { Figure, ShiftGround, Words } from './boardParts';
import { days, figures, guards, hoursOf, openShifts, today, type DrawnShift } from './pineHollowWeek';

const { color } = token;

const SIDEBAR = 176;
const LEFT = SIDEBAR + 24;
const NAMES = 132;
const DAY = 94;
const TOP = 196;
const ROW = 54;
const WIDTH = LEFT + NAMES + days.length * DAY + 24;
const HEIGHT = TOP + 34 + (guards.length + 1) * ROW + 16;

const sidebar = [
  { label: 'Dashboard', icon: 'layout-dashboard' },
  { label: 'Pre-Season', icon: 'calendar-check' },
  { label: 'Recruitment', icon: 'user-plus' },
  { label: 'Training', icon: 'graduation-cap' },
  { label: 'Operations', icon: 'clipboard-list' },
  { label: 'Post-Season', icon: 'flag' },
  { label: 'ClubFuture', icon: 'telescope' },
] as const;

const tiles = [
  { label: 'Today’s shifts', figure: String(figures.today), note: `${figures.needCoverage} need coverage` },
  { label: 'This week', figure: String(figures.week), note: 'shifts' },
  { label: 'Coverage rate', figure: `${figures.coverage}%`, note: 'of the week' },
  { label: 'Open shifts', figure: String(figures.open), note: 'offered to the team' },
];

const dayLeft = (weekday: number): number => LEFT + NAMES + weekday * DAY;

/** A week of the demo club on its schedule. Its colours are tokens, so dusk falls with the theme. */
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
      {sidebar.map(({ label, icon }, index) => {
        const active = label === 'Operations';
        const y = 92 + index * 42;
        return (
          <g key={label}>
            {active && <rect x={12} y={y} width={SIDEBAR - 24} height={34} rx={9} fill={color.waterSoft} />}
            <g transform={`translate(22 ${y + 9})`} color={active ? color.waterInk : color.inkMuted}>
              <Icon name={icon} size={16} />
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
  return tiles.map(({ label, figure, note }, index) => {
    const x = LEFT + index * (width + 12);
    return (
      <g key={label}>
        <rect x={x} y={88} width={width} height={84} rx={12} fill={color.surface} stroke={color.line} />
        <Words x={x + 16} y={109} fontSize={13} $tone="muted">
          {label}
        </Words>
        <Figure x={x + 16} y={138} fontSize={28}>
          {figure}
        </Figure>
        <Words x={x + 16} y={161} fontSize={13} $tone="muted">
          {note}
        </Words>
      </g>
    );
  });
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
      <Line index={0} name="Open" shifts={openShifts} look="open" />
      {guards.map(({ name, shifts }, index) => (
        <Line key={name} index={index + 1} name={name} shifts={shifts} look="taken" />
      ))}
    </>
  );
}

interface LineProps {
  index: number;
  name: string;
  shifts: readonly DrawnShift[];
  look: 'taken' | 'open';
}

function Line({ index, name, shifts, look }: LineProps) {
  const y = TOP + 34 + index * ROW;
  return (
    <>
      <path d={`M${LEFT} ${y}H${WIDTH - 24}`} stroke={color.line} />
      <Words x={LEFT} y={y + 32} fontSize={14} $strong $tone={look === 'open' ? 'court' : 'ink'}>
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
