import { styled } from 'styled-components';
import { token } from '../tokens/token';

/** A page that says one thing, such as why there is nothing else here: a heading, a sentence, where to go. */
export const MessagePage = styled.section`
  display: grid;
  justify-items: center;
  gap: ${token.space.sm};
  max-width: 34rem;
  margin-inline: auto;
  padding: clamp(3rem, 12vh, 8rem) ${token.space.gutter};
  text-align: center;

  h1 {
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
  }

  p {
    margin-bottom: ${token.space.sm};
    color: ${token.color.inkMuted};
  }
`;
