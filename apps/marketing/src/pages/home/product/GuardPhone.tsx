import { token } from '@platform/ui';
import { Figure, ShiftGround, Words } from './boardParts';
import { days, guards, hoursOf, openShifts, today } from './pineHollowWeek';

const { color } = token;

const WIDTH = 300;
const HEIGHT = 560;

/** The same week on a lifeguard's phone: what is open today, her own shifts, and other open shifts. */
export function GuardPhone() {
  const [first] = openShifts.filter(({ weekday }) => weekday === today);
  const [guard] = guards.filter(({ name }) => name === 'Naomi Brooks');
  if (!first || !guard) return null;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`A lifeguard’s phone: an open shift today, ${hoursOf(first)}, that she can take with one press, her own shifts of the week, and two more that are open.`}
    >
      <rect width={WIDTH} height={HEIGHT} rx={44} fill={color.surfaceInverse} />
      <rect x={10} y={10} width={WIDTH - 20} height={HEIGHT - 20} rx={35} fill={color.page} />
      <rect x={WIDTH / 2 - 36} y={22} width={72} height={8} rx={4} fill={color.line} />
      <Words x={30} y={68} fontSize={16} $tone="muted">
        Thursday, May 1
      </Words>
      <Figure x={30} y={98} fontSize={26}>
        Your week
      </Figure>

      <ShiftGround x={24} y={118} width={WIDTH - 48} height={146} rx={18} $look="open" />
      <Words x={42} y={148} fontSize={16} $strong $tone="court">
        Open today
      </Words>
      <Figure x={42} y={180} fontSize={24}>
        {hoursOf(first)}
      </Figure>
      <Words x={WIDTH - 42} y={180} fontSize={16} textAnchor="end" $tone="court">
        Main pool
      </Words>
      <rect x={42} y={200} width={WIDTH - 84} height={46} rx={12} fill={color.water} />
      <Words x={WIDTH / 2} y={228} fontSize={17} textAnchor="middle" $strong $tone="onWater">
        Take this shift
      </Words>

      {[...guard.shifts, ...openShifts.filter((shift) => shift !== first)].map((shift, index) => {
        const y = 284 + index * 62;
        const own = index < guard.shifts.length;
        return (
          <g key={shift.weekday}>
            {own ? (
              <rect x={24} y={y} width={WIDTH - 48} height={52} rx={14} fill={color.surface} stroke={color.line} />
            ) : (
              <ShiftGround x={24} y={y} width={WIDTH - 48} height={52} rx={14} $look="open" />
            )}
            <Words x={42} y={y + 32} fontSize={17} $strong $tone={own ? 'ink' : 'court'}>
              {days[shift.weekday]}
              {own ? '' : ' · Open'}
            </Words>
            <Words x={WIDTH - 42} y={y + 32} fontSize={16} textAnchor="end" $tone={own ? 'muted' : 'court'}>
              {hoursOf(shift)}
            </Words>
          </g>
        );
      })}
    </svg>
  );
}
