import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** Names with a sentence each, between lines; in inverse colors on the `deep` background of a section. */
export function Points({ points, ground = 'surface' }: PointsProps) {
  return (
    <List role="list" $ground={ground}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

interface PointsProps {
  points: readonly { name: string; text: string }[];
  ground?: 'surface' | 'deep';
}

const colors = {
  surface: { line: token.color.line, text: token.color.inkMuted },
  deep: { line: token.color.lineInverse, text: token.color.inkInverseMuted },
};

const List = styled.ul<{ $ground: keyof typeof colors }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.xxs} ${token.space.xl};
    padding-block: ${token.space.lg};
    border-top: 1px solid ${({ $ground }) => colors[$ground].line};
  }
  li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  h3 {
    font-size: ${token.size.lg};
  }
  p {
    color: ${({ $ground }) => colors[$ground].text};
  }
  @media ${media.wide} {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
