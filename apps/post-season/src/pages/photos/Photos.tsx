import { Loaded } from '@platform/module-kit';
import { counted } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Inline, media, onDemand, SkeletonCards, token } from '@platform/ui';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SeasonPhoto } from '../../source/rows/photo';
import { usePhotos } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { useSeason } from '../postSeason/SeasonContext';
import { DownloadPhotos } from './DownloadPhotos';
import { PhotoPicture } from './PhotoPicture';
import { PHOTOS_FAILED } from '../../source/failures';

const PhotoDialog = onDemand(() => import('./PhotoDialog'))('PhotoDialog');

/** How many photos show at first, and with each further press. */
const STEP = 24;

/** The photos of the season, and how managers add to them. */
export function Photos() {
  const { season } = useSeason();
  const { canManage } = usePostSeasonSource();
  const { change } = usePostSeasonAddress();
  const photos = usePhotos(season.id);
  return (
    <Card as="section" aria-labelledby="photos-title">
      <Inline $justify="between">
        <CardTitle id="photos-title">Season photos</CardTitle>
        <Inline>
          {photos.data && photos.data.length > 0 && <DownloadPhotos photos={photos.data} />}
          {canManage && (
            <Button
              variant="secondary"
              icon={<ImagePlus size={18} aria-hidden="true" />}
              onClick={() => change({ dialog: 'photos' })}
            >
              Upload Season Photos
            </Button>
          )}
        </Inline>
      </Inline>
      <Loaded query={photos} label="the photos" failure={PHOTOS_FAILED} shape={<SkeletonCards />}>
        {(found) =>
          found.length > 0 ? (
            <Gallery photos={found} />
          ) : (
            <None>No photos of {season.year} yet. Members see the ones that managers upload.</None>
          )
        }
      </Loaded>
    </Card>
  );
}

function Gallery({ photos }: { photos: readonly SeasonPhoto[] }) {
  const [shown, setShown] = useState(STEP);
  const [openId, setOpenId] = useState<string>();
  const open = photos.find(({ id }) => id === openId);
  return (
    <>
      <Pictures role="list" aria-label={counted(photos.length, 'photo')}>
        {photos.slice(0, shown).map((photo) => (
          <li key={photo.id}>
            <Frame type="button" onClick={() => setOpenId(photo.id)}>
              <PhotoPicture photo={photo} />
            </Frame>
            {photo.caption && <Caption>{photo.caption}</Caption>}
          </li>
        ))}
      </Pictures>
      {photos.length > shown && (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + STEP)}>
          Show more of {photos.length}
        </Button>
      )}
      {open && (
        <PhotoDialog
          photos={photos}
          photo={open}
          onChoose={({ id }) => setOpenId(id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${token.space.md};
  margin: ${token.space.md} 0 0;
  padding: 0;
  list-style: none;
  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Frame = styled.button`
  display: block;
  overflow: hidden;
  width: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  cursor: pointer;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Caption = styled.p`
  margin-top: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

const None = styled.p`
  margin-top: ${token.space.sm};
  color: ${token.color.inkMuted};
`;
