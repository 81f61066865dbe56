import { token } from '@platform/ui';
import { LawnFill, Lounger, Parasol, Tree } from './Garden';
import { Picture } from './Picture';
import { Pool, PoolFills, Swimmer } from './Pool';

const { color } = token;

/** One swimmer in each lane, at the progress of its stage of the season: x, y and cap. */
const swimmers: readonly (readonly [x: number, y: number, cap: string])[] = [
  [30, 52, color.ball],
  [90, 108, color.sceneLine],
  [150, 176, color.sceneCanvas],
  [210, 236, color.ball],
  [270, 306, color.sceneLine],
  [330, 346, color.sceneCanvas],
];

/** Six lanes for the six stages of a season: the swimmer who started first is farthest. */
export function SixLanesScene() {
  return (
    <Picture
      size={[760, 620]}
      label="A pool with six lanes from above: six people swim one behind the other, each in a lane."
    >
      <defs>
        <LawnFill />
        <PoolFills />
      </defs>
      <g transform="rotate(-11 380 310) translate(172 60) scale(1.02)">
        <rect x="-500" y="-500" width="1800" height="1800" fill="url(#club-lawn)" />
        <path d="M-500 545h1800" stroke={color.sceneDeck} strokeWidth="54" />
        <Pool lanes={6}>
          {swimmers.map(([x, y, cap]) => (
            <Swimmer key={x} x={x} y={y} cap={cap} />
          ))}
        </Pool>
        <path d="M372-58h100a20 20 0 0 1 20 20v580H372Z" fill={color.sceneDeck} />
        <rect x="360" y="-12" width="12" height="494" fill={color.sceneCoping} />
        {[40, 112, 272, 344].map((y, place) => (
          <Lounger
            key={y}
            x={408}
            y={y}
            towel={[color.sceneCanvas, color.scenePool, color.ball, color.sceneClayEdge][place] ?? ''}
          />
        ))}
        <Parasol x={440} y={90} size={38} />
        <Parasol x={440} y={322} size={38} canvas={color.scenePoolDeep} />
        <Tree x={-130} y={40} size={58} />
        <Tree x={-160} y={220} size={46} />
        <Tree x={-128} y={380} size={62} />
        <Tree x={560} y={30} size={60} />
        <Tree x={590} y={210} size={48} />
        <Tree x={566} y={400} size={64} />
        <Tree x={60} y={640} size={56} />
        <Tree x={300} y={650} size={48} />
        <Tree x={480} y={630} size={58} />
        <Tree x={160} y={-130} size={52} />
        <Tree x={380} y={-140} size={60} />
      </g>
    </Picture>
  );
}
