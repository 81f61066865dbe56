import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The heading of a band above its cards, with the words below it. */
export const SectionHead = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-bottom: ${token.space.xxl};
`;
