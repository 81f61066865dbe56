import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle } from '../Band';

const claims: readonly { before?: string; figure: string; after?: string; of: string }[] = [
  { before: 'over', figure: '1153', of: 'employees' },
  { figure: '50', after: '+', of: 'clubs' },
  { figure: '99', after: '%', of: 'satisfaction' },
  { figure: '10', after: '+', of: 'years' },
];

/** What the firm can point to. A lane rope runs between the figures. */
export function Proof() {
  return (
    <Band ground="deep" labelledBy="home-proof">
      <BandTitle id="home-proof">Advice from people who have run the deck</BandTitle>
      <Figures role="list">
        {claims.map(({ before, figure, after, of }) => (
          <li key={of}>
            <Rope height="6" aria-hidden="true">
              <line x1="0" x2="100%" y1="3" y2="3" />
              <line x1="0" x2="100%" y1="3" y2="3" />
            </Rope>
            <Figure>
              {before && <small>{before} </small>}
              {figure}
              {after && <span>{after}</span>}
            </Figure>{' '}
            <Name>{of}</Name>
          </li>
        ))}
      </Figures>
    </Band>
  );
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.xl} ${token.space.lg};
  margin-top: ${token.space.xxl};
  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Rope = styled.svg`
  width: 100%;
  margin-bottom: ${token.space.lg};
  line {
    stroke: ${token.color.scenePoolLight};
    stroke-width: 6;
  }
  line + line {
    stroke: ${token.color.sceneCanvas};
    stroke-dasharray: 18 18;
  }
`;

const Figure = styled.p`
  font-family: ${token.font.display};
  font-size: ${token.size.hero};
  font-weight: ${token.weight.display};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
  line-height: 1;
  small {
    font-size: 0.36em;
    letter-spacing: -0.01em;
  }
  span {
    margin-inline-start: 0.06em;
    font-family: ${token.font.text};
    font-size: 0.62em;
    font-weight: ${token.weight.medium};
    color: ${token.color.scenePoolLight};
  }
`;

const Name = styled.p`
  margin-top: ${token.space.xs};
  color: ${token.color.inkInverseMuted};
  font-size: ${token.size.lg};
`;
