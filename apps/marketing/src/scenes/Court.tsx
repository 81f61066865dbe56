import { token } from '@platform/ui';
import type { ReactNode } from 'react';

const { color } = token;

/**
 * A clay court from above, in the proportions of the rules of tennis (23.77 m × 10.97 m, one metre is 20 units).
 * Origin at the upper left corner of the doubles lines; `children` are on it.
 */
export function Court({ children }: { children?: ReactNode }) {
  return (
    <g>
      <rect x="-62" y="-88" width="344" height="652" rx="14" fill={color.sceneClayEdge} />
      <rect x="-48" y="-74" width="316" height="624" rx="8" fill={color.sceneClay} />
      <g stroke={color.sceneLine} strokeWidth="4" fill="none">
        <path d="M0 0h219v475H0ZM27 0v475M192 0v475M27 110h165M27 365h165M110 110v255M110 0v8M110 475v-8" />
      </g>
      <path d="M-10 245h247" stroke={color.sceneShadow} strokeWidth="12" />
      <path d="M-18 238h255" stroke={color.sceneLine} strokeWidth="3.5" />
      <g fill={color.sceneClayEdge}>
        <circle cx="-18" cy="238" r="5" />
        <circle cx="237" cy="238" r="5" />
      </g>
      {children}
    </g>
  );
}

/** Where the ball has been, and the ball. */
export function Rally({ path, ball: [x, y] }: { path: string; ball: readonly [x: number, y: number] }) {
  return (
    <g>
      <path
        d={path}
        stroke={color.sceneLine}
        strokeWidth="2.5"
        strokeDasharray="2 11"
        strokeLinecap="round"
        opacity="0.85"
        fill="none"
      />
      <ellipse cx={x + 12} cy={y + 12} rx="6" ry="4" fill={color.sceneShadow} />
      <circle cx={x} cy={y} r="7" fill={color.ball} />
    </g>
  );
}

/** A player with a racket, seen from above, in the low sun. */
export function Player({ x, y, turn, shirt }: { x: number; y: number; turn: number; shirt: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M4 4 44 50" stroke={color.sceneShadow} strokeWidth="17" strokeLinecap="round" />
      <g transform={`rotate(${turn})`}>
        <path d="M16-2 27-20" stroke={color.sceneSkin} strokeWidth="6" strokeLinecap="round" />
        <path d="m27-20 4-9" stroke={color.sceneTree} strokeWidth="3" strokeLinecap="round" />
        <ellipse
          cx="36"
          cy="-40"
          rx="8"
          ry="11.5"
          transform="rotate(24 36 -40)"
          fill={color.sceneLine}
          fillOpacity="0.45"
          stroke={color.sceneTree}
          strokeWidth="2.5"
        />
        <path d="M-16-2-22-14" stroke={color.sceneSkin} strokeWidth="6" strokeLinecap="round" />
        <rect x="-20" y="-9" width="40" height="18" rx="9" fill={shirt} />
        <path d="M-8-5C-6-16 6-16 8-5Z" fill={color.sceneCloth} />
        <circle r="9" fill={color.sceneCloth} stroke={color.sceneShadow} strokeWidth="1.5" />
      </g>
    </g>
  );
}
