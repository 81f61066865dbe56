import { styled } from 'styled-components';
import { token } from '../tokens/token';

/** A centered message in place of content. */
export const StateFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.sm};
  padding: ${token.space.xxl} ${token.space.lg};
  text-align: center;
`;

export const StateTitle = styled.p`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
`;

export const StateDescription = styled.div`
  max-width: 32rem;
  color: ${token.color.inkMuted};
`;
