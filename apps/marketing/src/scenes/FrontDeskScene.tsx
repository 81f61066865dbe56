import { token } from '@platform/ui';
import { Picture } from './Picture';

const { color } = token;

/** A desk at the window over the pool: a letter has come, and the phone is at hand. */
export function FrontDeskScene() {
  return (
    <Picture size={[600, 300]} label="A desk at the window over the pool: an opened letter, a telephone, a cup.">
      <rect width="600" height="300" fill={color.sceneWall} />
      {/* Slightly above the middle, so that a wide and low frame keeps everything on the desk. */}
      <g transform="translate(0 -14)">
        <rect x="62" y="22" width="476" height="176" rx="10" fill={color.sceneSky} />
        <circle cx="452" cy="92" r="21" fill={color.sceneSun} />
        <path
          d="M62 128q22-34 58-30t52 18q26-32 66-22t52 24q30-26 64-16t50 22q30-30 66-20t68 26v22H62Z"
          fill={color.sceneTreeTop}
        />
        <path d="M62 140h476v58H62Z" fill={color.scenePool} />
        <path d="M62 136h476v8H62Z" fill={color.sceneCoping} />
        <path d="M62 168h476" stroke={color.sceneLine} strokeWidth="4" />
        <path d="M62 168h476" stroke={color.sceneCanvas} strokeWidth="4" strokeDasharray="12 12" />
        <g stroke={color.scenePoolLight} strokeWidth="3" strokeLinecap="round" opacity="0.7" fill="none">
          <path d="M120 156q12-6 24 0t24 0M352 154q12-6 24 0t24 0M230 184q14-7 28 0t28 0M446 184q14-7 28 0t28 0" />
        </g>
        <path
          d="M62 32a10 10 0 0 1 10-10h456a10 10 0 0 1 10 10v166H62ZM300 22v176"
          stroke={color.sceneCoping}
          strokeWidth="10"
          fill="none"
        />
        <rect y="226" width="600" height="88" fill={color.sceneClay} />
        <rect y="220" width="600" height="12" fill={color.sceneCanvas} />
        <path d="M138 246h150l14 12H124ZM344 250h136l10 10H334ZM508 246h44l6 8h-56Z" fill={color.sceneShadow} />
        <Letter />
        <Telephone />
        <g>
          <path d="M546 206h10a10 10 0 0 1 0 22h-10" stroke={color.sceneLine} strokeWidth="6" fill="none" />
          <path d="M506 194h44v42a12 12 0 0 1-12 12h-20a12 12 0 0 1-12-12Z" fill={color.sceneLine} />
          <path d="M506 210h44v9h-44Z" fill={color.scenePoolDeep} />
        </g>
      </g>
    </Picture>
  );
}

/** Out of its envelope, so that three lines of it are visible. */
function Letter() {
  return (
    <g>
      <path d="M140 172 213 118l73 54v76H140Z" fill={color.scenePoolDeep} />
      <rect x="156" y="126" width="114" height="92" rx="4" fill={color.sceneCloth} />
      <path
        d="M172 146h52M172 162h82M172 178h66"
        stroke={color.sceneRoof}
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="M140 174 213 222l73-48v74H140Z" fill={color.scenePoolLight} />
      <path d="M140 248 202 204M286 248 224 204" stroke={color.scenePool} strokeWidth="3" />
    </g>
  );
}

function Telephone() {
  return (
    <g>
      <path d="M372 200h76l18 44a6 6 0 0 1-6 8H360a6 6 0 0 1-6-8Z" fill={color.sceneClayEdge} />
      <path
        d="M346 198v-6a26 22 0 0 1 26-22h76a26 22 0 0 1 26 22v6a8 8 0 0 1-8 8h-14a8 8 0 0 1-8-8v-6h-68v6a8 8 0 0 1-8 8h-14a8 8 0 0 1-8-8Z"
        fill={color.sceneTree}
      />
      <circle cx="410" cy="222" r="20" fill={color.sceneCloth} />
      <circle cx="410" cy="222" r="7" fill={color.sceneClayEdge} />
    </g>
  );
}
