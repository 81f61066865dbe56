import { token } from '@platform/ui';
import { Court, Player, Rally } from './Court';
import { LawnFill, Lounger, Parasol, Tree } from './Garden';
import { Picture } from './Picture';
import { Pool, PoolFills, Swimmer } from './Pool';

const { color } = token;

/** The positions of the trees, and half the width of each crown. */
const trees: readonly (readonly [x: number, y: number, size: number])[] = [
  [-90, 0, 60],
  [-120, 300, 46],
  [-110, 560, 50],
  [-60, 830, 66],
  [840, 780, 58],
  [870, 420, 46],
  [110, -90, 50],
  [-40, 170, 40],
  [20, 740, 60],
  [130, 800, 46],
  [300, 730, 44],
  [360, 810, 62],
  [500, 730, 42],
  [590, 770, 64],
  [730, 720, 54],
  [220, -30, 56],
  [330, -40, 42],
  [470, -70, 48],
];

/** A swim and tennis club on a summer morning, seen from above. */
export function ClubScene() {
  return (
    <Picture
      size={[760, 820]}
      keep="top"
      label="A swim and tennis club from above: people swim lanes in the pool, two play on the clay court beside it."
    >
      <defs>
        <LawnFill />
        <PoolFills />
      </defs>
      <g transform="rotate(-13 380 410) translate(58 62) scale(0.86)">
        <rect x="-300" y="-300" width="1500" height="1600" fill="url(#club-lawn)" />
        <path d="M-300 640h1500" stroke={color.sceneDeck} strokeWidth="46" />
        <path d="M424-300v1600" stroke={color.sceneDeck} strokeWidth="40" />
        <g transform="translate(62 92)">
          <Pool lanes={5}>
            <Swimmer x={90} y={292} cap={color.ball} />
            <Swimmer x={210} y={138} cap={color.sceneLine} />
          </Pool>
          <Lounger x={-34} y={492} towel={color.sceneCanvas} />
          <Lounger x={-34} y={522} towel={color.scenePool} />
          <Lounger x={112} y={492} towel={color.sceneClayEdge} />
          <Lounger x={112} y={522} towel={color.sceneCanvas} />
          <Lounger x={258} y={492} towel={color.scenePool} />
          <Lounger x={258} y={522} towel={color.ball} />
          <Parasol x={68} y={520} />
          <Parasol x={214} y={520} canvas={color.scenePoolDeep} />
          <Parasol x={334} y={60} size={30} canvas={color.sceneClayEdge} />
          <Parasol x={334} y={250} size={30} />
        </g>
        <g transform="translate(530 60)">
          <Court>
            <Rally path="M62 440C74 330 120 210 158 92" ball={[128, 166]} />
            <Player x={58} y={462} turn={24} shirt={color.scenePoolDeep} />
            <Player x={166} y={-22} turn={196} shirt={color.sceneTree} />
          </Court>
        </g>
        {trees.map(([x, y, size]) => (
          <Tree key={`${x} ${y}`} x={x} y={y} size={size} />
        ))}
      </g>
    </Picture>
  );
}
