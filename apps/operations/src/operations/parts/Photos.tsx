import {
  ConfirmDialog,
  MAX_FILE_BYTES,
  Muted,
  type Photo,
  PHOTO_TYPES,
  preparePhoto,
  Refusal,
} from '@platform/module-kit/screens';
import { FileDrop, IconButton, onDemand, Skeleton, Stack, token } from '@platform/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOperationsChange } from '../source/useOperationsSource';
import { FailedPhoto } from './FailedPhoto';
import { useOperationsPhoto } from './useOperationsPhoto';

const WholePhoto = onDemand(() => import('./WholePhoto'))('WholePhoto');

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
  const [opened, setOpened] = useState<{ path: string; name: string }>();
  const adding = useOperationsChange(async (file: File) => change?.add(await preparePhoto(file)));
  return (
    <Stack $gap="sm">
      {photos.length > 0 && (
        <Pictures role="list" aria-label="Photos" data-whole={whole || undefined}>
          {photos.map((path, place) => {
            const name = `Photo ${place + 1} of ${of}`;
            return (
              <li key={path}>
                <Picture path={path} name={name} onOpen={whole ? undefined : () => setOpened({ path, name })} />
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
            );
          })}
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
      {change && (
        <Muted role="status">{adding.isPending ? 'Saving the photo…' : adding.isSuccess && 'Photo added.'}</Muted>
      )}
      <Refusal error={adding.error} />
      {opened && <WholePhoto {...opened} onClose={() => setOpened(undefined)} />}
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

interface PictureProps {
  path: string;
  name: string;
  /** Shows it in full. */
  onOpen: (() => void) | undefined;
}

function Picture({ path, name, onOpen }: PictureProps) {
  const address = useOperationsPhoto(path, 'small');
  if (address.isError) return <FailedPhoto onRetry={() => void address.refetch()} />;
  if (!address.data) return <Skeleton $height="8rem" />;
  return (
    <>
      <img src={address.data} alt={name} />
      {onOpen && <Open type="button" aria-label={`${name}, in full`} onClick={onOpen} />}
    </>
  );
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

/** Over the whole photo, which is cut to one height; below the button that removes it. */
const Open = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  cursor: zoom-in;
`;

const Remove = styled.span`
  position: absolute;
  top: ${token.space.xxs};
  right: ${token.space.xxs};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
`;
