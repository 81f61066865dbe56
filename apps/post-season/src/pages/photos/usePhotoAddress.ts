import { useQuery } from '@platform/module-kit';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** The address at which the browser shows a photo. */
export function usePhotoAddress(path: string) {
  const source = usePostSeasonSource();
  return useQuery({
    // Not reread after a change: the photo may be gone by then.
    queryKey: ['photos of post-season', source.key, path],
    queryFn: () => source.addressOfPhoto(path),
    // An address works for one minute, and the browser needs it only once.
    staleTime: Infinity,
  });
}
