import { token } from '../tokens/token';
import { GuardStand } from './GuardStand';

const { color } = token;

/** Where all lanes meet beyond the far end of the pool. */
const VANISHING = { x: 1020, y: 440 };
const FAR_EDGE = 640;
const NEAR_EDGE = 1080;

/** Where a lane's line through `x` on the near edge lies at the height `y`. */
const onLine = (x: number, y: number) =>
  VANISHING.x + ((x - VANISHING.x) * (y - VANISHING.y)) / (NEAR_EDGE - VANISHING.y);

/** The lane ropes, by where they leave the picture. */
const ropes = [-1240, -560, 120, 800, 1480, 2160, 2840];

/** Floats on a rope: more of them, and smaller, towards the far end. */
const floats = Array.from({ length: 16 }, (_, index) => FAR_EDGE + 6 + (NEAR_EDGE - FAR_EDGE) * (index / 16) ** 1.7);

/** How high the crowns of a row are, in turn. */
const HEIGHTS = [1, 0.72, 1.12, 0.84, 0.94];

/** Light on the water: x, y and half a width. */
const glints: readonly (readonly [x: number, y: number, half: number])[] = [
  [1290, 668, 34],
  [1316, 688, 52],
  [1284, 712, 44],
  [1330, 742, 76],
  [1290, 780, 60],
  [1350, 828, 104],
  [1300, 884, 88],
  [1392, 950, 140],
  [1316, 1024, 120],
  [420, 720, 60],
  [700, 790, 70],
  [300, 860, 110],
  [820, 930, 110],
  [240, 1000, 150],
  [1700, 760, 70],
  [1790, 880, 110],
];

/**
 * A summer morning at the pool: still water, the first swimmer, a lifeguard on the chair. 1920 × 1080.
 * @param part what is shown of it, as a view box; all of it by default
 */
export function HeroScene({ part = '0 0 1920 1080' }: { part?: string }) {
  return (
    <svg viewBox={part} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color.sceneSky} />
          <stop offset="1" stopColor={color.sceneSkyLow} />
        </linearGradient>
        <linearGradient id="hero-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color.scenePoolLight} />
          <stop offset="0.28" stopColor={color.scenePool} />
          <stop offset="1" stopColor={color.scenePoolDeep} />
        </linearGradient>
      </defs>
      <rect width="1920" height="620" fill="url(#hero-sky)" />
      <g fill={color.sceneSun}>
        <circle cx="1310" cy="330" r="230" opacity="0.16" />
        <circle cx="1310" cy="330" r="160" opacity="0.26" />
        <circle cx="1310" cy="330" r="98" />
      </g>
      <g fill={color.sceneLine} opacity="0.75">
        <path d="M240 190q30-44 84-30 34-52 96-26 46-18 66 26 60-6 66 40H214q-4-16 26-10Z" />
        <path d="M1560 130q24-34 66-22 30-38 74-18 40-10 52 22 44-2 48 30H1538q-2-12 22-12Z" />
      </g>
      <TreeLine />
      <Pavilion />
      <Deck />
      <path
        d={`M${onLine(-1240, FAR_EDGE)} ${FAR_EDGE}H${onLine(2840, FAR_EDGE)}L2840 ${NEAR_EDGE}H-1240Z`}
        fill="url(#hero-water)"
      />
      <g fill={color.sceneLine} opacity="0.5">
        {glints.map(([x, y, half]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={half} ry={Math.max(2, half / 26)} />
        ))}
      </g>
      {ropes.map((near) => (
        <Rope key={near} near={near} />
      ))}
      <FirstSwimmer />
      <path d="M0 872 452 934Q484 940 508 966L612 1080H0Z" fill={color.sceneCoping} />
      <path d="M0 898 434 956Q462 962 482 984L572 1080H0Z" fill={color.sceneDeck} />
      <GuardStand x={250} y={1004} scale={1.7} />
    </svg>
  );
}

function Rope({ near }: { near: number }) {
  const width = (y: number) => ((y - VANISHING.y) / (NEAR_EDGE - VANISHING.y)) * 12;
  return (
    <g>
      <path
        d={`M${onLine(near, FAR_EDGE)} ${FAR_EDGE}L${near} ${NEAR_EDGE}`}
        stroke={color.sceneLine}
        strokeWidth="5"
        opacity="0.9"
      />
      {floats.map((y, index) => (
        <ellipse
          key={y}
          cx={onLine(near, y)}
          cy={y}
          rx={width(y)}
          ry={width(y) * 0.62}
          fill={index % 2 === 0 ? color.sceneCanvas : color.sceneLine}
        />
      ))}
    </g>
  );
}

/** Crowns behind the club, a far and a near row. */
function TreeLine() {
  const row = (step: number, rise: number, shift: number) =>
    `M${-shift} 600${Array.from({ length: Math.ceil((2100 + shift) / step) }, (_, index) => {
      const height = rise * (HEIGHTS[index % HEIGHTS.length] ?? 1);
      return `q${step * 0.1}-${height} ${step / 2}-${height}t${step / 2} ${height}`;
    }).join('')}V640H${-shift}Z`;
  return (
    <g>
      <path d={row(190, 150, 60)} fill={color.sceneTreeTop} />
      <path d={row(150, 92, 120)} fill={color.sceneTree} />
    </g>
  );
}

/** The clubhouse under the trees, its veranda towards the water. */
function Pavilion() {
  return (
    <g transform="translate(640 470)">
      <rect x="24" y="46" width="352" height="104" fill={color.sceneWall} />
      <path d="M0 52 76-18H324L400 52Z" fill={color.sceneRoof} />
      <path d="M160-18h80l24 26H136Z" fill={color.sceneCanvas} />
      <g fill={color.scenePoolDeep} opacity="0.85">
        <path d="M56 72h40v50H56ZM116 72h40v50h-40ZM244 72h40v50h-40ZM304 72h40v50h-40Z" />
      </g>
      <path d="M180 72h40v78h-40Z" fill={color.sceneRoof} />
      <path d="M40 52v98M360 52v98M140 52v98M260 52v98" stroke={color.sceneLine} strokeWidth="7" />
    </g>
  );
}

/** The deck at the far end with its starting blocks, parasols and loungers. */
function Deck() {
  const parasols = [300, 1480, 1700];
  return (
    <g>
      <rect y="598" width="1920" height="482" fill={color.sceneDeck} />
      <path d={`M0 628H1920V${FAR_EDGE}H0Z`} fill={color.sceneCoping} />
      {parasols.map((x, index) => (
        <g key={x} transform={`translate(${x} 606)`}>
          <path d="M0 0v-92" stroke={color.sceneRoof} strokeWidth="5" />
          <path d="M-84-70Q-58-122 0-126 58-122 84-70Z" fill={index === 1 ? color.scenePoolDeep : color.sceneCanvas} />
          <path d="M-30-70Q-22-118 0-126 22-118 30-70Z" fill={color.sceneCloth} />
          <path d="M-112 8l12-26h44M112 8l-12-26h-44" stroke={color.sceneLine} strokeWidth="9" fill="none" />
        </g>
      ))}
      {ropes.slice(0, -1).map((near, index) => {
        const x = (onLine(near, FAR_EDGE) + onLine(ropes[index + 1] ?? near, FAR_EDGE)) / 2;
        return (
          <g key={near} transform={`translate(${x} ${FAR_EDGE - 6})`}>
            <path d="M-22 0v-30l44-6v36Z" fill={color.sceneLine} />
            <path d="M-22-30l44-6v7l-44 6Z" fill={color.sceneCanvas} />
          </g>
        );
      })}
    </g>
  );
}

/** A swimmer in a front crawl, away from us, and the wake. */
function FirstSwimmer() {
  return (
    <g transform="translate(1090 850)" strokeLinecap="round" fill="none">
      <path
        d="M-26 30c-24 40-54 84-104 140M26 30c26 40 62 84 116 140"
        stroke={color.sceneLine}
        strokeWidth="5"
        opacity="0.55"
      />
      <path
        d="M-8 44c-8 34-20 66-40 104M8 44c10 34 24 66 46 104"
        stroke={color.sceneLine}
        strokeWidth="4"
        opacity="0.4"
      />
      <path d="M26 6c26-22 34-50 16-74" stroke={color.sceneSkin} strokeWidth="15" />
      <path d="M-28 12c-18 6-34 6-50-2" stroke={color.sceneSkin} strokeWidth="13" />
      <path d="M-34 18C-30-8 30-8 34 18 22 30-22 30-34 18Z" fill={color.sceneSkin} />
      <circle cy="-12" r="22" fill={color.ball} />
      <path d="M-9-24a16 16 0 0 1 14-4" stroke={color.sceneLine} strokeWidth="4" opacity="0.7" />
      <path d="M-58 26q29-12 58 0t58 0" stroke={color.sceneLine} strokeWidth="5" opacity="0.8" />
    </g>
  );
}
