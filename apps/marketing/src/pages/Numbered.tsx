import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** Ordered steps with a sentence each; side by side where there is room. */
export function Numbered({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <List role="list">
      {steps.map(({ name, text }, index) => (
        <li key={name}>
          <Number aria-hidden="true">{index + 1}</Number>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token.space.xl};
  margin-top: ${token.space.xxl};
  h3 {
    margin-block: ${token.space.md} ${token.space.xs};
    font-size: ${token.size.lg};
  }
  p {
    max-width: ${token.width.prose};
    color: ${token.color.inkMuted};
  }
  @media ${media.beside} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(${token.space.xl}, 4vw, ${token.space.xxl});
  }
`;

/** Like the number on a starting block. */
const Number = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${token.radius.md};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
  font-family: ${token.font.display};
  font-size: ${token.size.xl};
  font-weight: ${token.weight.display};
  font-variant-numeric: lining-nums;
`;
