import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle } from './Band';
import { LaneRope } from './LaneRope';

const claims: readonly { before?: string; figure: string; after?: string; of: string }[] = [
  { before: 'over', figure: '1153', of: 'employees' },
  { figure: '50', after: '+', of: 'clubs' },
  { figure: '99', after: '%', of: 'satisfaction' },
  { figure: '10', after: '+', of: 'years' },
];

/** The firm's evidence in figures. A lane rope runs between them. */
export function Proof({ title }: { title: string }) {
  return (
    <Band ground="deep" labelledBy="proof">
      <BandTitle id="proof">{title}</BandTitle>
      <Figures role="list">
        {claims.map(({ before, figure, after, of }) => (
          <li key={of}>
            <LaneRope />
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
  svg {
    margin-bottom: ${token.space.lg};
  }
  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
