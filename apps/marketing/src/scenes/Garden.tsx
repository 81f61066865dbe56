import { token } from '@platform/ui';

const { color } = token;

/** Eight wedges of a circle of radius 1; every second one is cloth. */
const wedges = Array.from({ length: 4 }, (_, index) => {
  const [from, to] = [index * 90, index * 90 + 45].map((degrees) => (degrees * Math.PI) / 180);
  const point = (angle = 0) => `${Math.cos(angle).toFixed(3)} ${Math.sin(angle).toFixed(3)}`;
  return `M0 0 ${point(from)}A1 1 0 0 1 ${point(to)}Z`;
}).join('');

interface Spot {
  x: number;
  y: number;
  size?: number;
}

/** A parasol, 8 wedges in cloth and canvas. */
export function Parasol({ x, y, size = 34, canvas = color.sceneCanvas }: Spot & { canvas?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="15" cy="18" r={size} fill={color.sceneShadow} />
      <g transform={`rotate(12) scale(${size})`}>
        <circle r="1" fill={canvas} />
        <path d={wedges} fill={color.sceneCloth} />
        <circle r="0.09" fill={canvas} />
      </g>
    </g>
  );
}

/** A lounger with its towel. */
export function Lounger({ x, y, towel }: Spot & { towel: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="6" y="7" width="58" height="22" rx="5" fill={color.sceneShadow} />
      <rect width="58" height="22" rx="5" fill={color.sceneLine} />
      <rect x="16" y="2.5" width="38" height="17" rx="2" fill={towel} />
      <rect x="3" y="4" width="10" height="14" rx="4" fill={towel} opacity="0.6" />
    </g>
  );
}

/** Outline of a tree's crown, 80 units wide. */
const CROWN =
  'M-38 2c-6-16 6-30 20-30C-12-44 12-44 18-30 36-30 44-12 36 2 42 20 28 34 14 32 4 42-18 42-22 30-38 30-46 14-38 2Z';

/** A tree and its shadow. */
export function Tree({ x, y, size = 40 }: Spot) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <path d={CROWN} transform="translate(14 17)" fill={color.sceneShadow} />
      <path d={CROWN} fill={color.sceneTree} />
      <path
        d="M-24-4c-4-10 4-18 12-18 4-8 18-8 22 1 10 1 14 12 8 20 2 10-8 16-16 13-8 5-18 2-19-5-8 0-11-6-7-11Z"
        fill={color.sceneTreeTop}
      />
    </g>
  );
}

/** The lawn with its mown stripes, as a pattern for defs. */
export function LawnFill() {
  return (
    <pattern id="club-lawn" width="120" height="120" patternUnits="userSpaceOnUse">
      <rect width="120" height="120" fill={color.sceneGrass} />
      <rect width="60" height="120" fill={color.sceneGrassStripe} />
    </pattern>
  );
}
