import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { audiences } from '../audiences';
import { Band, BandTitle } from '../Band';

/** The clubs that the firm works for, and who uses the platform there. */
export function Clients() {
  return (
    <Band ground="surface" labelledBy="about-clients">
      <BandTitle id="about-clients">Who we work with</BandTitle>
      <Names role="list">
        {audiences.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
      <Notes>
        <p>
          Clubs with a season and members: swim and tennis, country, golf, fitness, community and resort. Small enough
          to know every guard by name, or large enough to need a plan for that.
        </p>
        <p>
          Administrators, managers, staff and board members work on the same platform. Each of them sees what they need,
          and nothing that is not theirs.
        </p>
      </Notes>
    </Band>
  );
}

const Names = styled.ul`
  margin-top: ${token.space.xl};
  font-family: ${token.font.display};
  font-size: ${token.size.xl};
  font-weight: ${token.weight.display};
  letter-spacing: -0.015em;
  line-height: 1.2;
  li {
    padding-block: ${token.space.sm};
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space.xxl};
    li {
      padding-block: ${token.space.md};
    }
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${token.space.lg} ${token.space.xxl};
  margin-top: ${token.space.xl};
  color: ${token.color.inkMuted};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
