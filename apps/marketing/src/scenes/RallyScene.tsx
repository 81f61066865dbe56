import { token } from '@platform/ui';
import { Court, Player, Rally } from './Court';
import { LawnFill, Parasol, Tree } from './Garden';
import { Picture } from './Picture';

const { color } = token;

/** The positions of the trees, and half the width of each crown. */
const trees: readonly (readonly [x: number, y: number, size: number])[] = [
  [-150, -160, 60],
  [-170, 60, 46],
  [-160, 250, 56],
  [-190, 430, 44],
  [-140, 620, 62],
  [400, -190, 50],
  [470, 10, 44],
  [420, 640, 58],
  [520, 540, 46],
];

/** A doubles match on clay, seen from above: four people, one ball. */
export function RallyScene() {
  return (
    <Picture size={[760, 620]} label="A doubles match on a clay court from above; the ball has just crossed the net.">
      <defs>
        <LawnFill />
      </defs>
      <g transform="rotate(74 380 310) translate(254 32) scale(1.16)">
        <rect x="-700" y="-700" width="2000" height="2000" fill="url(#club-lawn)" />
        <path d="M330-700v2000" stroke={color.sceneDeck} strokeWidth="52" />
        {trees.map(([x, y, size]) => (
          <Tree key={`${x} ${y}`} x={x} y={y} size={size} />
        ))}
        <Court>
          <Rally path="M52 434C70 330 96 232 148 152" ball={[148, 152]} />
          <Player x={50} y={456} turn={20} shirt={color.scenePoolDeep} />
          <Player x={160} y={312} turn={-6} shirt={color.scenePoolDeep} />
          <Player x={56} y={150} turn={176} shirt={color.sceneTree} />
          <Player x={172} y={44} turn={204} shirt={color.sceneTree} />
          <Chair x={252} y={238} />
          <Bench x={248} y={108} />
          <Bench x={248} y={330} />
        </Court>
        <Parasol x={330} y={158} size={36} />
        <Parasol x={330} y={356} size={36} canvas={color.scenePoolDeep} />
      </g>
    </Picture>
  );
}

interface Spot {
  x: number;
  y: number;
}

/** The umpire's chair, at the net. */
function Chair({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-2" y="-8" width="46" height="30" rx="4" fill={color.sceneShadow} />
      <rect x="-10" y="-14" width="34" height="28" rx="4" fill={color.sceneLine} />
      <rect x="-4" y="-9" width="16" height="18" rx="3" fill={color.sceneTree} />
    </g>
  );
}

/** A bench for the change of ends, with two towels. */
function Bench({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="5" y="6" width="16" height="52" rx="3" fill={color.sceneShadow} />
      <rect width="16" height="52" rx="3" fill={color.sceneDeck} />
      <rect x="2" y="5" width="12" height="15" rx="2" fill={color.sceneCanvas} />
      <rect x="2" y="30" width="12" height="12" rx="2" fill={color.scenePool} />
    </g>
  );
}
