import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../Band';
import { ServiceGlyph, type ServiceGlyphName } from './ServiceGlyph';

const services: readonly { glyph: ServiceGlyphName; name: string; text: string }[] = [
  {
    glyph: 'staffing',
    name: 'Staffing',
    text: 'How many people you need, by when, and where they come from. We set the levels and recruit with you.',
  },
  {
    glyph: 'training',
    name: 'Training',
    text: 'Certifications, in-service hours and onboarding that still hold in July, long after the first briefing.',
  },
  {
    glyph: 'operations',
    name: 'Operations',
    text: 'Opening and closing routines, daily logs, vendors and tickets. A Tuesday runs like the Fourth of July.',
  },
  {
    glyph: 'analytics',
    name: 'Analytics',
    text: 'Labor against budget, coverage, satisfaction: the few numbers a board can act on, every week.',
  },
  {
    glyph: 'risk',
    name: 'Risk',
    text: 'Audits, incident reviews and emergency plans, so that safety is a habit before it is a report.',
  },
  {
    glyph: 'planning',
    name: 'Strategic Planning',
    text: 'ClubFuture: capital projects, workforce and member growth for the next three years, ready for the board.',
  },
];

/** What the firm does, in six cards. */
export function Services() {
  return (
    <Band labelledBy="home-services">
      <Head>
        <BandTitle id="home-services">Six disciplines, one season that works</BandTitle>
        <Lead>Take one or take all of them. Every engagement includes the platform, which is not sold separately.</Lead>
      </Head>
      <Cards role="list">
        {services.map(({ glyph, name, text }) => (
          <li key={name}>
            <ServiceGlyph name={glyph} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Cards>
    </Band>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-bottom: ${token.space.xxl};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${token.space.md};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token.space.xs} ${token.space.md};
    align-content: start;
    padding: ${token.space.lg};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.lg};
    background: ${token.color.surface};
  }
  svg {
    grid-row: span 2;
  }
  h3 {
    font-size: ${token.size.lg};
    letter-spacing: -0.01em;
  }
  p {
    color: ${token.color.inkMuted};
  }
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.lg};
    li {
      grid-template-columns: 1fr;
      padding: ${token.space.xl};
    }
    svg {
      grid-row: auto;
      margin-bottom: ${token.space.lg};
    }
  }
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
