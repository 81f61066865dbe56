import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton';
import { token } from '../tokens/token';

/**
 * The placeholder of a labeled field while its code loads. A dialog that looks for its first field waits for one that is
 * marked with `data-coming`.
 */
export function FieldPlaceholder() {
  return (
    <Frame data-coming="">
      <Skeleton $width="30%" />
      <Skeleton $height={token.control.lg} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${token.space.xs};
  padding-top: ${token.space.xxs};
`;
