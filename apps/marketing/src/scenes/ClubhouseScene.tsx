import { token } from '@platform/ui';
import { Clubhouse } from './Clubhouse';
import { Picture } from './Picture';
import { TreeLine } from './TreeLine';

const { color } = token;

/** Mown stripes, wider in front: where each starts on the far and on the near edge of the lawn. */
const stripes = [-5, -3, -1, 1, 3].map((place) => ({
  far: 480 + place * 62,
  near: 480 + place * 210,
}));

/** The edges of the flower beds along the path, starting on the far edge of the lawn. */
const bushes: readonly (readonly [x: number, y: number, size: number])[] = [
  [318, 262, 20],
  [354, 266, 15],
  [606, 266, 15],
  [642, 262, 20],
  [262, 258, 14],
  [698, 258, 14],
];

/** Any club's clubhouse on a clear morning, at the end of the path across its lawn. */
export function ClubhouseScene() {
  return (
    <Picture size={[960, 440]} label="A clubhouse on a clear morning, at the end of the path across its lawn.">
      <defs>
        <linearGradient id="morning-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color.sceneSky} />
          <stop offset="1" stopColor={color.sceneSkyLow} />
        </linearGradient>
      </defs>
      <rect width="960" height="270" fill="url(#morning-sky)" />
      <circle cx="742" cy="82" r="36" fill={color.sceneDisc} />
      <path
        d="M136 96h92a20 20 0 0 0-6-39 34 34 0 0 0-62-9 26 26 0 0 0-30 22 14 14 0 0 0 6 26ZM804 148h64a15 15 0 0 0-4-29 25 25 0 0 0-46-5 20 20 0 0 0-20 16 9 9 0 0 0 6 18Z"
        fill={color.sceneSkyLow}
        opacity="0.8"
      />
      <TreeLine ground={252} from={0} to={960} />
      <rect y="246" width="960" height="194" fill={color.sceneGrass} />
      {stripes.map(({ far, near }) => (
        <path key={far} d={`M${far} 246h62L${near + 210} 440h-210Z`} fill={color.sceneGrassStripe} />
      ))}
      <path d="M456 254h48l92 186H364Z" fill={color.sceneDeck} />
      <path d="M456 254h8L392 440h-28ZM496 254h8l92 186h-28Z" fill={color.sceneCoping} />
      <Clubhouse x={480} y={258} scale={1.2} />
      {bushes.map(([x, y, size]) => (
        <g key={x}>
          <ellipse cx={x + 4} cy={y + size * 0.5} rx={size * 1.3} ry={size * 0.4} fill={color.sceneShadow} />
          <path
            d={`M${x - size * 1.3} ${y + size * 0.5}q${size * 0.1}-${size * 1.1} ${size * 0.8}-${size * 0.9}q${size * 0.5}-${size * 0.8} ${size}-${size * 0.1}q${size * 0.8}-${size * 0.1} ${size * 0.8} ${size}Z`}
            fill={color.sceneTreeTop}
          />
          <circle cx={x - size * 0.4} cy={y} r="3" fill={color.sceneCanvas} />
          <circle cx={x + size * 0.3} cy={y - size * 0.2} r="3" fill={color.ball} />
          <circle cx={x + size * 0.7} cy={y + size * 0.2} r="3" fill={color.sceneCanvas} />
        </g>
      ))}
    </Picture>
  );
}
