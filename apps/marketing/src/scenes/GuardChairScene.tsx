import { token } from '@platform/ui';
import { Clubhouse } from './Clubhouse';
import { GuardChair } from './GuardChair';
import { Picture } from './Picture';
import { PoolFromDeck, PoolFromDeckFills } from './PoolFromDeck';
import { TreeLine } from './TreeLine';

const { color } = token;

/** Backstroke flags over the water, at x and color. */
const flags = Array.from({ length: 15 }, (_, index) => ({
  x: 318 + index * 28,
  fill: [color.sceneCanvas, color.ball, color.scenePoolDeep][index % 3] ?? color.ball,
}));

/** Six empty lanes on a clear morning, and a lifeguard on duty. */
export function GuardChairScene() {
  return (
    <Picture
      size={[1440, 560]}
      keep="right"
      label="A lifeguard sits on the chair beside a pool with six lanes, early on a clear day; the clubhouse stands behind."
    >
      <defs>
        <PoolFromDeckFills />
        <linearGradient id="deck-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color.sceneSky} />
          <stop offset="1" stopColor={color.sceneSkyLow} />
        </linearGradient>
      </defs>
      <rect width="1440" height="240" fill="url(#deck-sky)" />
      <circle cx="884" cy="92" r="40" fill={color.sceneDisc} />
      <path
        d="M476 84h92a20 20 0 0 0-6-39 34 34 0 0 0-62-9 26 26 0 0 0-30 22 14 14 0 0 0 6 26ZM84 62h64a15 15 0 0 0-4-29 25 25 0 0 0-46-5 20 20 0 0 0-20 16 9 9 0 0 0 6 18Z"
        fill={color.sceneSkyLow}
        opacity="0.8"
      />
      <TreeLine ground={206} from={0} to={1440} />
      <rect y="200" width="1440" height="360" fill={color.sceneDeck} />
      <rect y="196" width="1440" height="10" fill={color.sceneGrass} />
      <Clubhouse x={160} y={214} scale={0.82} />
      <PoolFromDeck />
      <path d="M304 250V190M724 250V190" stroke={color.sceneLine} strokeWidth="5" />
      <path d="M304 192Q514 206 724 192" stroke={color.sceneLine} strokeWidth="2" fill="none" />
      {flags.map(({ x, fill }) => (
        <path key={x} d={`M${x - 8} ${199 - Math.abs(x - 514) / 40}h16l-8 16Z`} fill={fill} />
      ))}
      <GuardChair x={1190} y={508} />
    </Picture>
  );
}
