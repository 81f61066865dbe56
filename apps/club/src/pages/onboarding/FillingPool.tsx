import { media, token } from '@platform/ui';
import { css, keyframes, styled } from 'styled-components';

/** How much of the pool is still empty at each step, as a share of how far the water can rise. */
const empty = [0.75, 0.5, 0.25, 0] as const;

/** A pool that fills as the wizard advances, with a ball afloat. Decorative. `step` runs from 1 to 4. */
export function FillingPool({ step }: { step: number }) {
  return (
    <Pool aria-hidden="true">
      <Ladder viewBox="0 0 72 900" preserveAspectRatio="xMidYMin slice">
        <path d="M18 900V28a16 16 0 0 0-16-16M54 900V28a16 16 0 0 1 16-16" />
        {Array.from({ length: 15 }, (_, rung) => (
          <path key={rung} d={`M18 ${108 + rung * 56}h36`} />
        ))}
      </Ladder>
      <Water $empty={empty[step - 1] ?? empty[0]}>
        <Swell viewBox="0 0 1200 48" preserveAspectRatio="none">
          <path d={waves} />
        </Swell>
        <Ball viewBox="0 0 40 40">
          <circle cx="20" cy="20" r="19" />
          <path d="M7 6c7 8 7 20 0 28M33 6c-7 8-7 20 0 28" />
        </Ball>
        <Body>
          <Surface viewBox="0 0 1200 48" preserveAspectRatio="none">
            <path d={waves} />
          </Surface>
        </Body>
      </Water>
    </Pool>
  );
}

/** Six waves of equal length, so that a shift by half the width looks the same. */
const waves = `M0 14${'c33-15 67-15 100 0s67 15 100 0'.repeat(6)}V48H0Z`;

const Pool = styled.div`
  position: relative;
  height: 4.5rem;
  margin-inline: calc(-1 * ${token.space.gutter});
  overflow: hidden;
  @media ${media.desktop} {
    height: auto;
  }
`;

const Ladder = styled.svg`
  position: absolute;
  top: 0;
  right: 12%;
  width: 4.5rem;
  height: 100%;
  fill: none;
  stroke: ${token.color.sceneCoping};
  stroke-width: 6;
  stroke-linecap: round;
  @media ${media.mobile} {
    display: none;
  }
`;

const Water = styled.div<{ $empty: number }>`
  position: absolute;
  inset: 0;
  /* Even the full pool leaves room for waves and ball. */
  --room: 2.25rem;
  transform: translateY(calc(var(--room) + ${({ $empty }) => $empty} * (100% - var(--room))));
  transition: transform 1200ms cubic-bezier(0.16, 1, 0.3, 1);
  @media ${media.desktop} {
    --room: 3.25rem;
  }
`;

/* One sheet of color, so that overlapping parts show no seam and the ladder shows through evenly. */
const Body = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(${token.color.scenePool} 0.75rem, ${token.color.scenePoolDeep} 75%);
  opacity: 0.9;
`;

const drift = keyframes`
  to { transform: translateX(-50%); }
`;

const wave = css`
  position: absolute;
  left: 0;
  width: 200%;
  max-width: none;
  height: 2rem;
`;

const Surface = styled.svg`
  ${wave}
  bottom: calc(100% - 0.75rem);
  fill: ${token.color.scenePool};
  animation: ${drift} 18s linear infinite;
`;

const Swell = styled.svg`
  ${wave}
  bottom: calc(100% - 0.5rem);
  fill: ${token.color.scenePoolLight};
  opacity: 0.75;
  animation: ${drift} 27s linear infinite reverse;
`;

const bob = keyframes`
  50% { transform: translateY(0.3rem) rotate(14deg); }
`;

/* Floats high: the water covers the part of the ball below the surface and hides its color, so only the bottom dips in. */
const Ball = styled.svg`
  position: absolute;
  bottom: calc(100% + 0.4rem);
  left: 22%;
  width: 1.75rem;
  fill: ${token.color.ball};
  stroke: ${token.color.sceneLine};
  stroke-width: 2.5;
  animation: ${bob} 5s ease-in-out infinite;
  circle {
    stroke: none;
  }
  path {
    fill: none;
  }
  @media ${media.desktop} {
    width: 2.75rem;
    bottom: calc(100% + 0.1rem);
  }
`;
