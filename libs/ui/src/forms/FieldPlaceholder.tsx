import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton';
import { token } from '../tokens/token';

/** Room of a labelled field whose code is on its way. */
export function FieldPlaceholder() {
  return (
    <Frame>
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
