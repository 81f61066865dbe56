import { useQuery } from '@platform/module-kit';
import { useOperationsSource } from '../source/useOperationsSource';

/**
 * The address of a photo of a ticket or an incident. It works for one minute, and the browser needs it only once, so the
 * whole photo has an address of its own.
 * @param path in the storage
 */
export function usePhotoAddress(path: string, shown: 'small' | 'whole') {
  const source = useOperationsSource();
  return useQuery({
    // Not reread after a change: the photo may be gone by then.
    queryKey: ['photos of operations', source.key, shown, path],
    queryFn: () => source.addressOfPhoto(path),
    staleTime: Infinity,
    gcTime: shown === 'whole' ? 0 : undefined,
  });
}
