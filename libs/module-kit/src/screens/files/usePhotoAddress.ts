import { useQuery } from '@platform/module-kit';

interface PhotoSource<Address> {
  /** Names the source among all: the module, the club, and which size or copy of the photo is shown. */
  key: readonly unknown[];
  /** The address at which the browser shows the photo. It works for one minute. @throws DataError */
  addressOf: (path: string) => Promise<Address>;
  /** Forgets the address once no picture shows it: then each opening fetches a new one. */
  isForgotten?: boolean;
}

/** The address at which the browser shows a photo. @param path in the club's storage */
export function usePhotoAddress<Address>(path: string, { key, addressOf, isForgotten = false }: PhotoSource<Address>) {
  return useQuery({
    // Not reread after a change: the photo may be gone by then.
    queryKey: ['addresses of photos', ...key, path],
    queryFn: () => addressOf(path),
    // The browser needs an address only once.
    staleTime: Infinity,
    gcTime: isForgotten ? 0 : undefined,
  });
}
