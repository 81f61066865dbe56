import { token } from '@platform/ui';

const { color } = token;

/** The vanishing point of all lane lines, and how fast they approach it. */
const EYE = { x: 620, horizon: 150, height: 410 };
/** Distance of the far edge; the near one, at distance 1, is on the lower edge of the picture. */
const FAR = 4.6;
const LANE = 320;
const RIGHT = 420;
const ropes = [1, 2, 3, 4, 5].map((lane) => RIGHT - lane * LANE);
const LEFT = RIGHT - 6 * LANE;

/** A point of the water, `across` from the middle and `away` from the eye, as it appears in the picture. */
function seen(across: number, away: number): string {
  return `${(EYE.x + across / away).toFixed(1)} ${(EYE.horizon + EYE.height / away).toFixed(1)}`;
}

/** A straight strip along the pool. */
function strip(from: number, to: number, near = 1, far = FAR): string {
  return `M${seen(from, near)}L${seen(to, near)} ${seen(to, far)} ${seen(from, far)}Z`;
}

/** The floats of a rope: every second one, from front to back. */
function floats(rope: number, first: number): string {
  const count = 30;
  const step = (FAR - 1) / count;
  return Array.from({ length: count / 2 }, (_, index) => {
    const near = 1 + (2 * index + first) * step;
    return strip(rope - 7, rope + 7, near, near + step);
  }).join('');
}

/** Six lanes as the lifeguard sees them, 1440 wide, down to the picture's lower edge at 560. */
export function PoolFromDeck() {
  return (
    <g>
      <path d={strip(LEFT - 40, RIGHT + 46, 0.9, FAR * 1.04)} fill={color.sceneCoping} />
      <path d={strip(LEFT, RIGHT)} fill="url(#deck-water)" />
      <path
        d={[...ropes, LEFT].map((rope) => strip(rope + LANE / 2 - 14, rope + LANE / 2 + 14, 1, FAR * 0.94)).join('')}
        fill={color.scenePoolDeep}
        opacity="0.5"
      />
      <path d={strip(RIGHT - 26, RIGHT)} fill={color.sceneShadow} />
      <g stroke={color.scenePoolLight} strokeWidth="3" strokeLinecap="round" opacity="0.55" fill="none">
        <path d="M96 506q26-12 52 0t52 0 52 0M470 530q30-13 60 0t60 0M742 486q24-11 48 0t48 0 48 0M250 428q20-9 40 0t40 0" />
        <path d="M556 412q18-8 36 0t36 0 36 0M802 398q16-7 32 0t32 0M420 356q14-6 28 0t28 0M634 330q12-5 24 0t24 0" />
      </g>
      {ropes.map((rope) => (
        <g key={rope}>
          <path d={strip(rope - 7, rope + 7)} fill={color.sceneLine} />
          <path d={floats(rope, 0)} fill={color.sceneCanvas} />
        </g>
      ))}
    </g>
  );
}

/** Fills that it uses; once in the picture's defs. */
export function PoolFromDeckFills() {
  return (
    <linearGradient id="deck-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={color.scenePoolLight} />
      <stop offset="0.3" stopColor={color.scenePool} />
      <stop offset="1" stopColor={color.scenePoolDeep} />
    </linearGradient>
  );
}
