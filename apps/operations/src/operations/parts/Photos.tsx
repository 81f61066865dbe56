import { useQuery } from '@platform/module-kit';
import {
  ConfirmDialog,
  MAX_FILE_BYTES,
  Muted,
  type Photo,
  PHOTO_TYPES,
  preparePhoto,
  Refusal,
} from '@platform/module-kit/screens';
import { Button, FileDrop, IconButton, Skeleton, Stack, token } from '@platform/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

/** Most photos of a row. The database has the same limit. */
const MOST = 12;

interface PhotosProps {
  /** What the photos show, such as the title of a ticket. */
  of: string;
  /** Paths in the storage. */
  photos: readonly string[];
  /** Shows the photos in full, one below the other, as on paper. */
  whole?: boolean;
  /** Adds and removes photos. Without it, they are only shown. */
  change?: { add: (photo: Photo) => Promise<void>; remove: (path: string) => Promise<void> };
}

/** The photos of a row. Managers add and remove them. */
export function Photos({ of, photos, whole = false, change }: PhotosProps) {
  const [removed, setRemoved] = useState<string>();
  const adding = useOperationsChange(async (file: File) => change?.add(await preparePhoto(file)));
  return (
    <Stack $gap="sm">
      {photos.length > 0 && (
        <Pictures role="list" aria-label="Photos" data-whole={whole || undefined}>
          {photos.map((path, place) => (
            <li key={path}>
              <Picture path={path} name={`Photo ${place + 1} of ${of}`} />
              {change && (
                <Remove>
                  <IconButton
                    label={`Remove photo ${place + 1}`}
                    icon={<X size={18} aria-hidden="true" />}
                    onClick={() => setRemoved(path)}
                  />
                </Remove>
              )}
            </li>
          ))}
        </Pictures>
      )}
      {change && photos.length < MOST && (
        <FileDrop
          label="Add a photo"
          accept={PHOTO_TYPES}
          maxBytes={MAX_FILE_BYTES}
          entries={[]}
          disabled={adding.isPending}
          onAdd={([file]) => file && adding.mutate(file)}
          onRemove={() => undefined}
          onRefuse={() => adding.reset()}
        />
      )}
      {adding.isPending && <Muted role="status">Saving the photo…</Muted>}
      <Refusal error={adding.error} />
      {change && removed !== undefined && (
        <ConfirmDialog
          title="Remove this photo?"
          description="It cannot be brought back."
          action="Remove photo"
          change={() => change.remove(removed)}
          onClose={() => setRemoved(undefined)}
          onDone={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}

function Picture({ path, name }: { path: string; name: string }) {
  const source = useOperationsSource();
  const address = useQuery({
    // Not reread after a change: the photo may be gone by then.
    queryKey: ['photos of operations', source.key, path],
    queryFn: () => source.addressOfPhoto(path),
    // An address works for one minute, and the browser needs it only once.
    staleTime: Infinity,
  });
  if (address.data) return <img src={address.data} alt={name} />;
  if (address.isError) {
    return (
      <Button variant="quiet" size="sm" onClick={() => void address.refetch()}>
        Photo could not be loaded. Retry
      </Button>
    );
  }
  return <Skeleton $height="8rem" />;
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.sm};
  li {
    position: relative;
  }
  img {
    width: 100%;
    height: 8rem;
    border-radius: ${token.radius.md};
    object-fit: cover;
  }
  &[data-whole] {
    grid-template-columns: minmax(0, 1fr);
    li {
      break-inside: avoid;
    }
    img {
      width: auto;
      max-width: 100%;
      height: auto;
      max-height: 20rem;
    }
  }
`;

const Remove = styled.span`
  position: absolute;
  top: ${token.space.xxs};
  right: ${token.space.xxs};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
`;
