import { seasonModules } from '@platform/contract/season';
import { token } from '@platform/ui';
import { styled } from 'styled-components';

const stages = Object.keys(seasonModules);

/**
 * A lane rope with a buoy for each season module, in the order of the year, and a ball at the page's module. Renders
 * nothing if the module belongs to no season.
 */
export function SeasonPicture({ id }: { id: string }) {
  const stage = stages.indexOf(id);
  if (stage < 0) return null;
  const at = 30 + 52 * stage;
  return (
    <Picture viewBox="0 0 320 128" aria-hidden="true">
      <rect className="deck" width="320" height="128" rx="20" />
      <rect className="pool" x="8" y="8" width="304" height="112" rx="14" />
      <path
        className="ripple"
        d="M28 34q14-7 28 0t28 0M212 30q12-6 24 0t24 0M40 104q12-6 24 0t24 0M200 100q14-7 28 0t28 0"
      />
      <path className="rope" d="M8 72h304" />
      {stages.map((each, index) => (
        <rect key={each} className="buoy" x={16 + 52 * index} y="64" width="28" height="16" rx="8" />
      ))}
      <g transform={`translate(${at} 50)`}>
        <circle className="ball" r="20" />
        <path className="seam" d="M-13 -15q8 15 -1 29M15 -13q-10 13 -3 25" />
      </g>
    </Picture>
  );
}

const Picture = styled.svg`
  width: min(100%, 20rem);
  margin-bottom: ${token.space.md};
  fill: none;
  stroke-linecap: round;
  .deck {
    fill: ${token.color.sceneDeck};
  }
  .pool {
    fill: ${token.color.scenePool};
  }
  .ripple {
    stroke: ${token.color.scenePoolLight};
    stroke-width: 3;
  }
  .rope {
    stroke: ${token.color.sceneLine};
    stroke-width: 4;
  }
  .buoy {
    fill: ${token.color.sceneCanvas};
  }
  .ball {
    fill: ${token.color.ball};
  }
  .seam {
    stroke: ${token.color.sceneLine};
    stroke-width: 3;
  }
`;
