import { token } from '@platform/ui';
import { Clubhouse } from './Clubhouse';
import { Picture } from './Picture';
import { TreeLine } from './TreeLine';

const { color } = token;

/** From a pole at either side down and up to the ends of the ridge: start, bend and end of each string. */
const strings = [
  [20, 118, 130, 178, 229, 103],
  [700, 118, 590, 178, 491, 103],
] as const;

/** Positions on a string, as parts of its length. */
const places = [0.14, 0.33, 0.52, 0.71, 0.9];

/** The lamps' positions on the strings: points of a quadratic Bézier curve. */
const lamps = strings.flatMap(([x0, y0, x1, y1, x2, y2]) =>
  places.map((t) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2] as const;
  }),
);

/** Reflections of lit windows on the water: x and width. */
const reflections: readonly (readonly [x: number, width: number])[] = [
  [220, 38],
  [280, 38],
  [336, 48],
  [404, 38],
  [464, 38],
];

/** A close view is as wide as the house; its sky is higher, for the flag. */
const CLOSE = { left: 110, above: 40, width: 500, height: 430 } as const;

interface DuskSceneProps {
  /** The house alone, nearly square, without its surroundings. */
  close?: boolean;
}

/** The clubhouse at dusk: one person is still in, and the lamps over the deck are on. */
export function DuskScene({ close = false }: DuskSceneProps) {
  return (
    <Picture
      size={close ? [CLOSE.width, CLOSE.height] : [960, 400]}
      label="The clubhouse at dusk: its windows are lit and shine back from the still pool in front of it."
    >
      <defs>
        <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color.sceneDusk} />
          <stop offset="1" stopColor={color.sceneDuskLow} />
        </linearGradient>
        <linearGradient id="dusk-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color.sceneDuskLow} />
          <stop offset="0.4" stopColor={color.scenePoolDeep} />
          <stop offset="1" stopColor={color.sceneDusk} />
        </linearGradient>
      </defs>
      <g transform={close ? `translate(${-CLOSE.left} ${CLOSE.above})` : 'translate(120)'}>
        <rect x="-120" y={-CLOSE.above} width="960" height={280 + CLOSE.above} fill="url(#dusk-sky)" />
        <g fill={color.sceneLine}>
          <circle cx="96" cy="46" r="2.4" />
          <circle cx="-64" cy="84" r="2" />
          <circle cx="772" cy="38" r="2" />
          <circle cx="210" cy="26" r="1.8" />
          <circle cx="446" cy="40" r="2" />
          <circle cx="560" cy="22" r="2.4" />
          <circle cx="640" cy="70" r="1.8" />
          <path
            d="M610 34a19 19 0 1 0 20 26 16 16 0 0 1-20-26Z"
            transform={close ? 'translate(-118 -14)' : undefined}
          />
        </g>
        <TreeLine ground={252} from={-120} to={840} fills={[color.sceneTree, color.sceneClayEdge]} />
        <rect x="-120" y="246" width="960" height="60" fill={color.sceneRoof} />
        <Clubhouse x={360} y={258} scale={1.28} lit />
        <path d="M20 262V116M700 262V116" stroke={color.sceneRoof} strokeWidth="5" strokeLinecap="round" />
        <path
          d={strings.map(([x0, y0, x1, y1, x2, y2]) => `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`).join('')}
          stroke={color.sceneLine}
          strokeWidth="1.5"
          opacity="0.6"
          fill="none"
        />
        {lamps.map(([x, y]) => (
          <g key={x} fill={color.sceneSun}>
            <circle cx={x} cy={y} r="11" opacity="0.22" />
            <circle cx={x} cy={y} r="4.5" />
          </g>
        ))}
        <path d="M-120 290H840V302H-120Z" fill={color.sceneCoping} opacity="0.75" />
        <rect x="-120" y="300" width="960" height="100" fill="url(#dusk-water)" />
        <g fill={color.sceneSun}>
          {reflections.map(([x, width]) => (
            <path
              key={x}
              d={`M${x} 304h${width}v10h-${width}ZM${x + 4} 322h${width - 10}v7h-${width - 10}ZM${x - 2} 338h${width - 6}v6h-${width - 6}ZM${x + 8} 354h${width - 18}v5h-${width - 18}Z`}
              opacity="0.55"
            />
          ))}
        </g>
        <g stroke={color.scenePoolLight} strokeWidth="2.5" strokeLinecap="round" opacity="0.4" fill="none">
          <path d="M40 334q16-7 32 0t32 0M130 372q18-8 36 0t36 0M540 340q16-7 32 0t32 0M580 382q18-8 36 0t36 0M330 386q16-7 32 0t32 0M-90 358q18-8 36 0t36 0M744 348q16-7 32 0t32 0" />
        </g>
        {!close && (
          <path
            d="M88 330v-44a10 10 0 0 1 20 0M122 330v-44a10 10 0 0 1 20 0M88 310h34"
            stroke={color.sceneLine}
            strokeWidth="4.5"
            strokeLinecap="round"
            fill="none"
          />
        )}
      </g>
    </Picture>
  );
}
