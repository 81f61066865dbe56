import { usePhotoAddress } from '@platform/module-kit/screens';
import { useOperationsSource } from '../source/useOperationsSource';

/**
 * The address of a photo of a ticket or an incident. The whole photo has an address of its own, fetched at each opening.
 * @param path in the storage
 */
export function useOperationsPhoto(path: string, shown: 'small' | 'whole') {
  const { key, addressOfPhoto } = useOperationsSource();
  return usePhotoAddress(path, {
    key: ['operations', key, shown],
    addressOf: addressOfPhoto,
    isForgotten: shown === 'whole',
  });
}
