import { token } from '@platform/ui';
import { styled } from 'styled-components';

/**
 * A divider drawn as a rope between two lanes.
 * @param floats the number of floats, in two colors; an odd number ends with the color it starts with
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
