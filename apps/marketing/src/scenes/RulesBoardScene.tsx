import { token } from '@platform/ui';
import { Picture } from './Picture';

const { color } = token;

/** The board with the rules, beside the gate to the pool. */
export function RulesBoardScene() {
  return (
    <Picture size={[480, 360]} keep="left" label="The board with the club’s rules beside the gate to the pool.">
      <rect width="480" height="360" fill={color.sceneSky} />
      <circle cx="392" cy="74" r="34" fill={color.sceneSun} />
      <path d="M-20 236q20-74 84-74t74 34q38-46 96-20t62 44q40-56 108-34t96 50v60H-20Z" fill={color.sceneTreeTop} />
      <path d="M0 252h480v108H0Z" fill={color.sceneDeck} />
      <path d="M300 258h180v102H228Z" fill={color.scenePool} />
      <path d="M300 258h180v10H294Z" fill={color.sceneCoping} />
      <g stroke={color.scenePoolLight} strokeWidth="4" strokeLinecap="round" opacity="0.7" fill="none">
        <path d="M318 302q16-8 32 0t32 0 32 0M282 336q18-9 36 0t36 0 36 0" />
      </g>
      <g stroke={color.sceneLine} strokeWidth="5" fill="none">
        <path d="M272 190H480M272 246H480M296 182v78M336 182v78M376 182v78M416 182v78M456 182v78" />
      </g>
      <path d="M72 326l28 14h150l-24-14Z" fill={color.sceneShadow} />
      <path d="M84 60v274M232 60v274" stroke={color.sceneRoof} strokeWidth="12" strokeLinecap="round" />
      <rect x="58" y="72" width="200" height="176" rx="12" fill={color.sceneClayEdge} />
      <rect x="68" y="82" width="180" height="156" rx="6" fill={color.sceneCloth} />
      <rect x="68" y="82" width="180" height="34" rx="6" fill={color.sceneCanvas} />
      <path d="M104 99h108" stroke={color.sceneLine} strokeWidth="8" strokeLinecap="round" />
      {[138, 164, 190, 216].map((y, line) => (
        <g key={y}>
          <circle
            cx="90"
            cy={y}
            r="8"
            fill={[color.scenePoolDeep, color.sceneClay, color.sceneTree, color.sceneSun][line]}
          />
          <path
            d={`M110 ${y}h${[112, 84, 120, 66][line]}`}
            stroke={color.sceneRoof}
            strokeWidth="6"
            strokeLinecap="round"
            opacity="0.55"
          />
        </g>
      ))}
    </Picture>
  );
}
