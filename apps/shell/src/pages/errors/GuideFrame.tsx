import { Container, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The room of a page that is read, not worked in. */
export const GuideFrame = styled(Container)`
  max-width: 48rem;
  padding-block: ${token.space.xxl};
`;
