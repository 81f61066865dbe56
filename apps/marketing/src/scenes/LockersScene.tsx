import { token } from '@platform/ui';
import { Picture } from './Picture';

const { color } = token;
/** From left to right; the open one is last, because its door is in front of the next. */
const doors = [0, 1, 2, 4, 3];
const DOOR = 84;

/** Lockers in the changing room: all but one are closed and without a key, because swimmers wear it on the wrist. */
export function LockersScene() {
  return (
    <Picture size={[480, 360]} label="A row of lockers in a changing room; one is open, a towel hangs in it.">
      <rect width="480" height="360" fill={color.sceneSkyLow} />
      <path d="M0 64h480" stroke={color.sceneCoping} strokeWidth="6" />
      <rect y="300" width="480" height="60" fill={color.sceneDeck} />
      <path d="M30 296h434l16 18H46Z" fill={color.sceneShadow} />
      <rect x="24" y="44" width="432" height="258" rx="8" fill={color.sceneRoof} />
      {doors.map((door) => (
        <Locker key={door} x={30 + door * DOOR} open={door === 3} />
      ))}
      <path d="M24 44h432v10H24Z" fill={color.sceneShadow} />
      <rect x="60" y="318" width="270" height="14" rx="5" fill={color.sceneClay} />
      <path d="M86 330v24M304 330v24" stroke={color.sceneRoof} strokeWidth="8" strokeLinecap="round" />
      <rect x="108" y="300" width="76" height="20" rx="7" fill={color.sceneCanvas} />
      <path d="M128 300v20M146 300v20" stroke={color.sceneCloth} strokeWidth="7" />
    </Picture>
  );
}

function Locker({ x, open }: { x: number; open: boolean }) {
  if (open) {
    return (
      <g transform={`translate(${x} 54)`}>
        <rect width={DOOR - 6} height="240" rx="3" fill={color.sceneDusk} />
        <path d="M0 62h78" stroke={color.sceneRoof} strokeWidth="5" />
        <path
          d="M39 70v14M24 92q15-18 30 0"
          stroke={color.sceneLine}
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M20 92h38v86q-10 8-19 0t-19 0Z" fill={color.ball} />
        <path d="M20 124h38M20 150h38" stroke={color.sceneLine} strokeWidth="5" />
        <circle cx="26" cy="42" r="14" fill={color.sceneCanvas} />
        <path d="M78-2 112 12v234l-34-4Z" fill={color.scenePoolDeep} />
        <path d="M78-2 112 12v234l-34-4Z" fill={color.sceneShadow} />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} 54)`}>
      <rect width={DOOR - 6} height="240" rx="3" fill={color.scenePool} />
      <path d="M20 28h38M20 40h38M20 52h38" stroke={color.scenePoolDeep} strokeWidth="5" strokeLinecap="round" />
      <rect x="30" y="82" width="18" height="18" rx="9" fill={color.sceneLine} />
      <rect x="58" y="120" width="9" height="34" rx="4.5" fill={color.sceneLine} />
      <path d="M62 130q16 6 10 26t4 30" stroke={color.sceneCanvas} strokeWidth="4" strokeLinecap="round" fill="none" />
    </g>
  );
}
