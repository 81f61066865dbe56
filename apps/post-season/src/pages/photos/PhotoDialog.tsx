import { ConfirmDialog, dayInWords, Quiet, RowFormDialog, useDialogForm } from '@platform/module-kit/screens';
import { Button, Dialog, toast, token } from '@platform/ui';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PhotoDraft, SeasonPhoto } from '../../source/rows/photo';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { checkPhoto, PhotoFields, photoLabels } from './PhotoFields';
import { PhotoPicture } from './PhotoPicture';

interface PhotoDialogProps {
  /** All photos of the season, in their order. */
  photos: readonly SeasonPhoto[];
  photo: SeasonPhoto;
  /** Shows another photo in place of this one. */
  onChoose: (photo: SeasonPhoto) => void;
  onClose: () => void;
}

/** One photo, large. Managers change its words and remove it. */
export function PhotoDialog({ photo, onClose, ...others }: PhotoDialogProps) {
  const { canManage } = usePostSeasonSource();
  return canManage ? (
    <EditPhoto key={photo.id} photo={photo} onClose={onClose} />
  ) : (
    <ReadPhoto {...others} photo={photo} onClose={onClose} />
  );
}

function ReadPhoto({ photos, photo, onChoose, onClose }: PhotoDialogProps) {
  const { today } = usePostSeasonSource();
  const { caption, takenOn, altText } = photo;
  const place = photos.indexOf(photo);
  return (
    <Dialog
      open
      size="lg"
      title={caption || 'Season photo'}
      onClose={onClose}
      actions={photos.length > 1 && <Turn {...{ photos, place, onChoose }} />}
    >
      <Large>
        <PhotoPicture key={photo.id} photo={photo} />
      </Large>
      <p>{altText}</p>
      {takenOn && <Quiet>{dayInWords(takenOn, today())}</Quiet>}
    </Dialog>
  );
}

interface TurnProps extends Pick<PhotoDialogProps, 'photos' | 'onChoose'> {
  place: number;
}

/** Turns to the photo before and after, and begins again at the end. */
function Turn({ photos, place, onChoose }: TurnProps) {
  const turn = (by: number) => {
    const other = photos.at((place + by) % photos.length);
    if (other) onChoose(other);
  };
  return (
    <>
      <Place as="span" role="status">
        {place + 1} of {photos.length}
      </Place>
      <Button variant="secondary" icon={<ChevronLeft size={18} aria-hidden="true" />} onClick={() => turn(-1)}>
        Previous
      </Button>
      <Button variant="secondary" icon={<ChevronRight size={18} aria-hidden="true" />} onClick={() => turn(1)}>
        Next
      </Button>
    </>
  );
}

function EditPhoto({ photo, onClose }: Pick<PhotoDialogProps, 'photo' | 'onClose'>) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [isRemoving, setIsRemoving] = useState(false);
  const saving = usePostSeasonChange(({ draft, version }: { draft: PhotoDraft; version: number }) =>
    source.savePhoto(photo.id, draft, version),
  );
  const read = async () => (await source.listPhotos(season.id)).find(({ id }) => id === photo.id) ?? photo;
  const form = useDialogForm<SeasonPhoto, PhotoDraft>({
    what: 'the words about the photo',
    row: photo,
    toDraft: ({ altText, caption, takenOn }) => ({ altText, caption, takenOn }),
    check: checkPhoto,
    save: async (draft, version) => {
      await saving.mutateAsync({ draft, version });
      return read();
    },
    read,
    onSaved: () => {
      toast({ title: 'Photo saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <>
      <RowFormDialog
        form={form}
        labels={photoLabels}
        size="lg"
        title={photo.caption || 'Season photo'}
        submit="Save photo"
        onClose={onClose}
        otherActions={
          <Button variant="quiet" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setIsRemoving(true)}>
            Remove
          </Button>
        }
      >
        <Large>
          <PhotoPicture photo={photo} />
        </Large>
        <PhotoFields draft={form.draft} errors={form.errors} onChange={form.change} />
      </RowFormDialog>
      {isRemoving && (
        <ConfirmDialog
          title="Remove this photo?"
          description="The photo is deleted for good."
          action="Remove photo"
          change={() => source.deletePhoto(photo)}
          onClose={() => setIsRemoving(false)}
          onDone={() => {
            toast({ title: 'Photo removed', tone: 'success' });
            onClose();
          }}
        />
      )}
    </>
  );
}

const Place = styled(Quiet)`
  align-self: center;
`;

const Large = styled.div`
  display: grid;
  place-items: center;
  min-height: 10rem;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  img {
    max-width: 100%;
    max-height: min(36rem, 60vh);
    border-radius: ${token.radius.md};
  }
`;
