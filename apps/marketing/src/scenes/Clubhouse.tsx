import { token } from '@platform/ui';

const { color } = token;

interface ClubhouseProps {
  x: number;
  y: number;
  /** Its scale; at 1 it is 320 wide. */
  scale?: number;
  lit?: boolean;
}

/** The clubhouse from the pool: a wide roof, a cupola with its flag, doors to the deck. Origin below its middle. */
export function Clubhouse({ x, y, scale = 1, lit = false }: ClubhouseProps) {
  const pane = lit ? color.sceneSun : color.scenePoolLight;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-190V-142" stroke={color.sceneRoof} strokeWidth="3" />
      <path d="M1-190h34l-8 9 8 9H1Z" fill={color.sceneCanvas} />
      <rect x="-17" y="-146" width="34" height="26" fill={color.sceneWall} />
      <path d="M-26-144 0-164 26-144Z" fill={color.sceneRoof} />
      <rect x="-7" y="-139" width="14" height="14" rx="7" fill={pane} />
      <rect x="-138" y="-66" width="276" height="66" fill={color.sceneWall} />
      <path d="M-168-62-104-122H104L168-62Z" fill={color.sceneRoof} />
      <path d="M-168-62H168v7H-168Z" fill={color.sceneShadow} />
      {[-112, -64, 34, 82].map((left) => (
        <g key={left}>
          <rect x={left} y="-46" width="30" height="30" rx="2" fill={pane} />
          <path d={`M${left + 15}-46v30M${left}-31h30`} stroke={color.sceneWall} strokeWidth="2.5" />
        </g>
      ))}
      <path d="M-20 0v-38a20 20 0 0 1 40 0v38Z" fill={pane} />
      <path d="M0 0v-58M-20-32h40" stroke={color.sceneWall} strokeWidth="2.5" />
      <path d="M-150-58V0M-73-58V0M73-58V0M150-58V0" stroke={color.sceneLine} strokeWidth="6" />
      <rect x="-162" y="-4" width="324" height="8" fill={color.sceneCoping} />
    </g>
  );
}
