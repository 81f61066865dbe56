import { Container, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The frame of a page for reading. */
export const GuideFrame = styled(Container)`
  max-width: 48rem;
  padding-block: ${token.space.xxl};
`;
