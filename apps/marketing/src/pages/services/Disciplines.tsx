import { useIsHydrated } from '@platform/module-kit';
import { media, token } from '@platform/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../Band';
import { CheckList } from '../CheckList';
import { DisciplineGlyph } from '../DisciplineGlyph';
import { disciplines } from '../disciplines';

/** What a club gets from each discipline. The cards of the home page link here, and the followed one is highlighted. */
export function Disciplines() {
  const { hash } = useLocation();
  // The page is composed once for all its anchors.
  const asked = useIsHydrated() ? hash.slice(1) : '';
  return (
    <Band ground="surface" labelledBy="services-disciplines">
      <Head>
        <BandTitle id="services-disciplines">What we work on with you</BandTitle>
        <Lead>Six disciplines. Your plan says how deep we go in each of them.</Lead>
      </Head>
      <Rows role="list">
        {disciplines.map(({ glyph, name, brings }) => (
          <li key={name} id={glyph} data-asked={glyph === asked || undefined}>
            <DisciplineGlyph name={glyph} />
            <h3>{name}</h3>
            <CheckList items={brings} />
          </li>
        ))}
      </Rows>
    </Band>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-bottom: ${token.space.xl};
`;

const Rows = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token.space.md} ${token.space.lg};
    padding-block: ${token.space.lg};
    border-top: 1px solid ${token.color.line};
  }
  > li:last-child:not([data-asked]) {
    padding-bottom: 0;
  }
  > [data-asked] {
    margin-inline: calc(-1 * ${token.space.md});
    padding-inline: ${token.space.md};
    border-color: transparent;
    border-radius: ${token.radius.lg};
    background: ${token.color.waterSoft};
  }
  h3 {
    font-size: ${token.size.lg};
    letter-spacing: -0.01em;
  }
  ul {
    grid-column: 1 / -1;
  }
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space.xxl};
    > li {
      align-content: start;
    }
  }
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 4fr);
    }
    ul {
      grid-column: auto;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${token.space.lg};
    }
  }
`;
