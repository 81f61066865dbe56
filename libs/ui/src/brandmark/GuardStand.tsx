import { token } from '../tokens/token';

const { color } = token;

/** A lifeguard on the stand, looking over the water to the right. Origin where the stand's middle meets the deck. */
export function GuardStand({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-96 30C-60 16 120 16 190 34 120 48-50 48-96 30Z" fill={color.sceneShadow} />
      {/* the far side */}
      <path d="M-74 18-42-196M88 18 54-196M-60-84H76" stroke={color.sceneDeck} strokeWidth="10" />
      {/* parasol */}
      <path d="M-34-188V-408" stroke={color.sceneRoof} strokeWidth="7" />
      <path
        d="M-164-316Q-132-412-30-420 72-412 104-316 68-330 36-316 2-330-30-316-64-330-96-316-130-330-164-316Z"
        fill={color.sceneCanvas}
      />
      <path d="M-96-316Q-84-404-30-420 24-404 36-316 2-330-30-316-64-330-96-316Z" fill={color.sceneCloth} />
      <circle cx="-30" cy="-424" r="6" fill={color.sceneLine} />
      {/* the near side with its rungs */}
      <path d="M-92 34-54-200M104 34 62-200" stroke={color.sceneLine} strokeWidth="13" />
      <path d="M-82-30H92M-72-92H82M-63-150H72" stroke={color.sceneLine} strokeWidth="10" />
      <path d="M-70-204H78" stroke={color.sceneLine} strokeWidth="16" />
      <path d="M-58-212-66-292" stroke={color.sceneLine} strokeWidth="13" />
      {/* ring buoy */}
      <circle cx="4" cy="-62" r="34" stroke={color.sceneLine} strokeWidth="19" />
      <circle
        cx="4"
        cy="-62"
        r="34"
        stroke={color.sceneCanvas}
        strokeWidth="19"
        strokeDasharray="26.7 26.7"
        strokeLinecap="butt"
      />
      {/* the guard: legs, shirt, arm with the rescue tube, head with a visor towards the water */}
      <path d="M-22-214H40L52-148 68-144" stroke={color.sceneSkin} strokeWidth="17" />
      <path d="M-24-218H14" stroke={color.sceneCanvas} strokeWidth="25" />
      <path d="M-24-224-16-272" stroke={color.sceneLine} strokeWidth="34" />
      <path d="M14-234H96" stroke={color.sceneCanvas} strokeWidth="18" />
      <path d="M36-234v0M72-234v0" stroke={color.sceneLine} strokeWidth="18" strokeLinecap="butt" />
      <path d="M-14-268 10-240 34-238" stroke={color.sceneSkin} strokeWidth="12" />
      <path d="M-16-286-15-296" stroke={color.sceneSkin} strokeWidth="13" />
      <circle cx="-11" cy="-312" r="18" fill={color.sceneSkin} />
      <path d="M-30-313C-30-338 6-340 8-313Z" fill={color.sceneCanvas} />
      <path d="M2-315H24" stroke={color.sceneCanvas} strokeWidth="6" />
    </g>
  );
}
