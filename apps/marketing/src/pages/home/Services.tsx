import { LinkCard, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Ask } from '../Ask';
import { Band, BandTitle, Lead } from '../Band';
import { DisciplineGlyph } from '../DisciplineGlyph';
import { disciplineAddress, disciplines } from '../disciplines';
import { SectionHead } from '../SectionHead';

/** The firm's services in six cards; each links to its section on the services page. */
export function Services() {
  return (
    <Band labelledBy="home-services">
      <SectionHead>
        <BandTitle id="home-services">Six disciplines, one season that works</BandTitle>
        <Lead>Take one or take all of them. Every engagement includes the platform, which is not sold separately.</Lead>
      </SectionHead>
      <Cards role="list">
        {disciplines.map((discipline) => (
          <li key={discipline.name}>
            <Service>
              <DisciplineGlyph name={discipline.glyph} />
              <div>
                <h3>
                  <Link to={disciplineAddress(discipline)}>{discipline.name}</Link>
                </h3>
                <p>{discipline.text}</p>
              </div>
              <Onward viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 10h13M11 5l5 5-5 5" />
              </Onward>
            </Service>
          </li>
        ))}
      </Cards>
      <Ask question="Not sure where to begin? Half an hour is enough to find out." />
    </Band>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.lg};
  }
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* The rows of a grid would be cut in two at the end of a sheet. */
  @media print {
    display: block;
    > li {
      padding-bottom: ${token.space.md};
    }
  }
`;

const Onward = styled.svg`
  position: absolute;
  inset-block-start: ${token.space.lg};
  inset-inline-end: ${token.space.lg};
  width: 1.25rem;
  fill: none;
  stroke: ${token.color.inkMuted};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  transition: transform ${token.motion.quick};
`;

const Service = styled(LinkCard)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.md};
  align-content: start;
  h3 {
    padding-inline-end: ${token.space.xl};
    font-size: ${token.size.lg};
    letter-spacing: -0.01em;
  }
  /* The ring goes around all that can be pressed. */
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
  p {
    margin-top: ${token.space.xs};
    color: ${token.color.inkMuted};
    text-wrap: balance;
  }
  &:hover {
    box-shadow: ${token.shadow.raised};
  }
  &:hover ${Onward} {
    stroke: ${token.color.water};
    transform: translateX(${token.space.xxs});
  }
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.lg};
    padding: ${token.space.xl};
  }
`;
