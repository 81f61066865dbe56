import { Dialog, Skeleton } from '@platform/ui';
import { styled } from 'styled-components';
import { FailedPhoto } from './FailedPhoto';
import { useOperationsPhoto } from './useOperationsPhoto';

interface WholePhotoProps {
  /** Path in the storage. */
  path: string;
  /** What the photo shows. */
  name: string;
  onClose: () => void;
}

/** A photo that is not cut off, as large as the window allows. */
export function WholePhoto({ path, name, onClose }: WholePhotoProps) {
  const address = useOperationsPhoto(path, 'whole');
  return (
    <Dialog open size="lg" title={name} onClose={onClose}>
      {address.data && <Whole src={address.data} alt={name} />}
      {address.isError && <FailedPhoto onRetry={() => void address.refetch()} />}
      {address.isPending && <Skeleton $height="20rem" />}
    </Dialog>
  );
}

const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: 75dvh;
  margin-inline: auto;
`;
