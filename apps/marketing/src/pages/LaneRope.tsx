import { token } from '@platform/ui';
import { styled } from 'styled-components';

/**
 * A rule as it floats between two lanes.
 * @param floats how many there are, of both colors; an odd number ends as it begins
 */
export function LaneRope({ floats = 15 }: { floats?: number }) {
  return (
    <Rope height="6" aria-hidden="true">
      <line x1="0" x2="100%" y1="3" y2="3" />
      <line x1="0" x2="100%" y1="3" y2="3" pathLength={floats} />
    </Rope>
  );
}

const Rope = styled.svg`
  display: block;
  width: 100%;
  line {
    stroke: ${token.color.scenePoolLight};
    stroke-width: 6;
  }
  line + line {
    stroke: ${token.color.sceneCanvas};
    stroke-dasharray: 1 1;
  }
`;
