import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle } from '../Band';
import { LaneRope } from '../LaneRope';
import { stages } from '../season';

/** The stages as lengths of one swim: the last wall is where the next season pushes off. */
export function SeasonLoop() {
  return (
    <Band ground="deep" labelledBy="why-loop">
      <BandTitle id="why-loop">Each season teaches the next one</BandTitle>
      <Text>
        What the wrap-up finds goes into ClubFuture, and from there into the plan for the spring. Your second season
        with us starts where the first one ended, not where it began.
      </Text>
      <Lengths role="list">
        {stages.map(({ name }) => (
          <li key={name}>
            <LaneRope floats={10} />
            {name}
          </li>
        ))}
      </Lengths>
    </Band>
  );
}

const Text = styled.p`
  max-width: ${token.width.text};
  margin-top: ${token.space.lg};
  color: ${token.color.inkInverseMuted};
  font-size: ${token.size.lg};
  line-height: 1.5;
`;

const Lengths = styled.ol`
  display: grid;
  gap: ${token.space.lg};
  margin-top: ${token.space.xxl};
  font-weight: ${token.weight.medium};
  line-height: 1.35;
  /* Each segment ends in the color in which the next one begins. */
  svg {
    max-width: none;
    margin-bottom: ${token.space.md};
  }
  @media ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space.xl} 0;
    li {
      padding-inline-end: ${token.space.lg};
    }
    svg {
      width: calc(100% + ${token.space.lg});
    }
  }
  @media ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
