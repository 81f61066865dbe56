import { media, token } from '@platform/ui';
import { keyframes, styled } from 'styled-components';

/** How much of the pool is filled at each step, as the percentage that is still empty. */
const empty = [78, 56, 34, 8] as const;

/** A pool that fills as the wizard advances, with a ball afloat. Decorative. `step` runs from 1 to 4. */
export function FillingPool({ step }: { step: number }) {
  return (
    <Pool aria-hidden="true">
      <Ladder viewBox="0 0 72 900" preserveAspectRatio="xMidYMin slice">
        <path d="M14 900V40a14 14 0 0 1 28 0M58 900V40a14 14 0 0 0-28 0" />
        {Array.from({ length: 16 }, (_, rung) => (
          <path key={rung} d={`M14 ${92 + rung * 52}h44`} />
        ))}
      </Ladder>
      <Water $empty={empty[step - 1] ?? empty[0]}>
        <Ball viewBox="0 0 40 40">
          <circle cx="20" cy="20" r="19" />
          <path d="M7 6c7 8 7 20 0 28M33 6c-7 8-7 20 0 28" />
        </Ball>
        <Surface viewBox="0 0 1200 24" preserveAspectRatio="none" $tone="back">
          <path d={waves} />
        </Surface>
        <Surface viewBox="0 0 1200 24" preserveAspectRatio="none" $tone="front">
          <path d={waves} />
        </Surface>
        <Depth />
      </Water>
    </Pool>
  );
}

/** Six waves of equal length, so that a shift by half the width shows the same picture again. */
const waves = `M0 14${' c33 -16 67 -16 100 0 s67 16 100 0'.repeat(6)}V24H0Z`;

const Pool = styled.div`
  position: relative;
  height: 5.5rem;
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
  transform: translateY(${({ $empty }) => $empty}%);
  transition: transform 1200ms cubic-bezier(0.16, 1, 0.3, 1);
`;

const Depth = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(${token.color.scenePool}, ${token.color.scenePoolDeep} 70%);
  opacity: 0.92;
`;

const drift = keyframes`
  to { transform: translateX(-50%); }
`;

const Surface = styled.svg<{ $tone: 'front' | 'back' }>`
  position: absolute;
  bottom: calc(100% - 1px);
  left: 0;
  width: 200%;
  max-width: none;
  height: 1rem;
  fill: ${({ $tone }) => token.color[$tone === 'front' ? 'scenePool' : 'scenePoolLight']};
  opacity: ${({ $tone }) => ($tone === 'front' ? 0.92 : 0.7)};
  animation: ${drift} ${({ $tone }) => ($tone === 'front' ? '16s' : '23s')} linear infinite;
  ${({ $tone }) => $tone === 'back' && 'margin-bottom: 0.3rem;'}
`;

const bob = keyframes`
  50% { transform: translateY(0.3rem) rotate(14deg); }
`;

const Ball = styled.svg`
  position: absolute;
  bottom: calc(100% - 0.6rem);
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
    bottom: calc(100% - 1rem);
  }
`;
