import { token } from '@platform/ui';
import type { ReactNode } from 'react';

const { color } = token;
const LANE = 60;
const LENGTH = 470;

interface PoolProps {
  lanes: number;
  /** The swimmers in the water. */
  children?: ReactNode;
}

/** The pool from above: lanes of 60 by 470 units, ropes, light on the water. Origin at its upper left corner. */
export function Pool({ lanes: count, children }: PoolProps) {
  const lanes = Array.from({ length: count }, (_, lane) => lane);
  const width = count * LANE;
  return (
    <g>
      <path
        d={`M${width + 60}-58H-36a20 20 0 0 0-20 20v${LENGTH + 76}a20 20 0 0 0 20 20H${width + 60}Z`}
        fill={color.sceneDeck}
      />
      <rect x="-12" y="-12" width={width + 24} height={LENGTH + 24} rx="12" fill={color.sceneCoping} />
      <rect width={width} height={LENGTH} rx="3" fill="url(#club-water)" />
      {lanes.map((lane) => (
        <path
          key={lane}
          d={`M${lane * LANE + 30} 40v${LENGTH - 80}m-11 0h22m-22 ${80 - LENGTH}h22`}
          stroke={color.scenePoolDeep}
          strokeWidth="6"
          opacity="0.55"
        />
      ))}
      <g stroke={color.scenePoolLight} strokeWidth="2.5" strokeLinecap="round" opacity="0.5" fill="none">
        <path d="M14 96q13-9 26 0t26 0 26 0M150 64q13-9 26 0t26 0 26 0M40 232q13-9 26 0t26 0 26 0M196 198q13-9 26 0t26 0 26 0" />
        <path d="M118 330q13-9 26 0t26 0 26 0M18 404q13-9 26 0t26 0 26 0M212 430q13-9 26 0t26 0M130 152q13-9 26 0t26 0" />
      </g>
      {/* The shadow of the deck's edge on the water. */}
      <path d={`M0 0h${width}v12H14v${LENGTH - 12}H0Z`} fill={color.sceneShadow} />
      {lanes.slice(1).map((lane) => (
        <g key={lane} strokeWidth="5" fill="none">
          <path d={`M${lane * LANE} 3v${LENGTH - 6}`} stroke={color.sceneLine} />
          <path d={`M${lane * LANE} 3v${LENGTH - 6}`} stroke={color.sceneCanvas} strokeDasharray="15 15" />
        </g>
      ))}
      {lanes.map((lane) => (
        <g key={lane}>
          <rect x={lane * LANE + 21} y="-32" width="26" height="22" rx="3" fill={color.sceneShadow} />
          <rect x={lane * LANE + 17} y="-36" width="26" height="22" rx="3" fill={color.sceneLine} />
        </g>
      ))}
      {children}
    </g>
  );
}

/** A swimmer in a front crawl upwards, one arm ahead, the wake behind. */
export function Swimmer({ x, y, cap }: { x: number; y: number; cap: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g stroke={color.scenePoolLight} strokeLinecap="round" fill="none">
        <path d="M-5 48C-8 68-13 84-21 104M5 48c3 20 8 36 16 56" strokeWidth="3" opacity="0.75" />
        <path d="M-2 52c-1 22-3 40-6 62M2 52c1 22 3 40 6 62" strokeWidth="2" opacity="0.6" />
      </g>
      <g stroke={color.sceneSkin} strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M-9 6c-5-8-5-18-1-29" strokeWidth="5.5" />
        <path d="M9 7c6 5 8 12 6 22" strokeWidth="5.5" />
        <path d="M-3 40-4 54M3 40l2 12" strokeWidth="5" />
      </g>
      <path d="M-12 6C-12 0 12 0 12 6 11 16 8 22 7.5 32H-7.5C-8 22-11 16-12 6Z" fill={color.sceneSkin} />
      <path d="M-7.5 30h15l.5 12h-16Z" fill={color.sceneCanvas} />
      <circle r="8" fill={cap} />
      <path
        d="M-3-4a5 5 0 0 1 5-1"
        stroke={color.sceneLine}
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity="0.7"
        fill="none"
      />
    </g>
  );
}

/** Fills that the pool uses; once in the picture's defs. */
export function PoolFills() {
  return (
    <linearGradient id="club-water" x1="0" y1="0" x2="0.35" y2="1">
      <stop offset="0" stopColor={color.scenePool} />
      <stop offset="1" stopColor={color.scenePoolDeep} />
    </linearGradient>
  );
}
