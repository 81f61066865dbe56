import { token } from '@platform/ui';

const { color } = token;

/**
 * A lifeguard on the chair, looking left. 270 wide, 450 high; the origin is where the chair's middle meets the deck.
 */
export function GuardChair({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-96 4H150l60 26H-60Z" fill={color.sceneShadow} />
      {/* the far side */}
      <g stroke={color.sceneCoping} strokeWidth="9">
        <path d="M-62-10-18-236M112-10 62-236M-36-142H90" />
      </g>
      {/* the steps up, between both sides */}
      <path d="M-80-38-58-52M-68-96-46-110M-57-152-36-164M-46-208-26-218" stroke={color.sceneCoping} strokeWidth="9" />
      {/* the near side, with the ring buoy */}
      <g stroke={color.sceneLine} strokeWidth="13">
        <path d="M-88 6-40-232M92 6 42-232M-71-78H74M-55-158H58" />
      </g>
      <circle cx="20" cy="-96" r="27" stroke={color.sceneLine} strokeWidth="17" />
      <circle
        cx="20"
        cy="-96"
        r="27"
        stroke={color.sceneCanvas}
        strokeWidth="17"
        strokeDasharray="21.2 21.2"
        strokeLinecap="butt"
      />
      {/* seat and parasol */}
      <path d="M66-240V-430" stroke={color.sceneCoping} strokeWidth="8" />
      <Canopy />
      <path d="M44-244 58-322" stroke={color.sceneLine} strokeWidth="13" />
      <path d="M-56-238H58" stroke={color.sceneLine} strokeWidth="15" />
      <path d="M-84-172H-48" stroke={color.sceneLine} strokeWidth="11" />
      <Guard />
    </g>
  );
}

/** Five panels that meet in the peak; their lower edges hang. */
function Canopy() {
  const edges = [-52, -4, 44, 92, 140, 188];
  return (
    <g>
      {edges.slice(0, -1).map((left, panel) => {
        const right = edges[panel + 1] ?? left;
        const bend = (edge: number) => 68 + (edge - 68) * 0.72;
        return (
          <path
            key={left}
            d={`M68-436Q${bend(left)}-424 ${left}-352Q${(left + right) / 2}-338 ${right}-352Q${bend(right)}-424 68-436Z`}
            fill={panel % 2 === 0 ? color.sceneCanvas : color.sceneCloth}
          />
        );
      })}
      <path
        d="M-52-352q24 14 48 0 24 14 48 0 24 14 48 0 24 14 48 0 24 14 48 0-24-6-120-6t-120 6Z"
        fill={color.sceneShadow}
      />
      <circle cx="68" cy="-438" r="6" fill={color.sceneLine} />
    </g>
  );
}

/** Sitting, the rescue tube across the knees. */
function Guard() {
  return (
    <g>
      <path d="M-46-240-50-178-64-174" stroke={color.sceneSkin} strokeWidth="15" />
      <path d="M30-252-46-250" stroke={color.sceneSkin} strokeWidth="19" />
      <path d="M32-252-6-251" stroke={color.sceneCanvas} strokeWidth="25" />
      <path d="M30-258 24-300" stroke={color.sceneLine} strokeWidth="34" />
      <path d="M18-300 2-268-26-262" stroke={color.sceneSkin} strokeWidth="12" />
      <path d="M22-312 20-322" stroke={color.sceneSkin} strokeWidth="13" />
      <circle cx="17" cy="-336" r="17" fill={color.sceneSkin} />
      <path d="M0-338C0-362 34-364 35-338Z" fill={color.sceneCanvas} />
      <path d="M4-339H-14" stroke={color.sceneCanvas} strokeWidth="6" />
      <path d="M-66-268H12" stroke={color.sceneCanvas} strokeWidth="18" />
      <path d="M-46-268v0M-16-268v0" stroke={color.sceneLine} strokeWidth="18" strokeLinecap="butt" />
    </g>
  );
}
