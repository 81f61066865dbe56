import {
  ConfirmDialog,
  dayInWords,
  Quiet,
  RowFormDialog,
  useCloseQuestion,
  useDialogForm,
} from '@platform/module-kit/screens';
import { Button, Dialog, Inline, toast, token } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PhotoDraft, SeasonPhoto } from '../../source/rows/photo';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { checkPhoto, PhotoFields, photoLabels } from './PhotoFields';
import { PhotoPicture } from './PhotoPicture';
import { type Direction, PhotoTurn } from './PhotoTurn';

interface PhotoDialogProps {
  /** All photos of the season, in their order. */
  photos: readonly SeasonPhoto[];
  photo: SeasonPhoto;
  /** Shows another photo in place of this one. */
  onChoose: (photo: SeasonPhoto) => void;
  onClose: () => void;
}

/** One photo, large. Managers change its words and remove it. */
export function PhotoDialog({ onChoose, ...photo }: PhotoDialogProps) {
  const { canManage } = usePostSeasonSource();
  const [turned, setTurned] = useState<Direction>();
  const onTurn = (other: SeasonPhoto, direction: Direction) => {
    setTurned(direction);
    onChoose(other);
  };
  return canManage ? (
    // Each photo has its own form.
    <EditPhoto key={photo.photo.id} {...photo} turned={turned} onTurn={onTurn} />
  ) : (
    <ReadPhoto {...photo} onTurn={onTurn} />
  );
}

interface OnePhotoProps extends Omit<PhotoDialogProps, 'onChoose'> {
  onTurn: (photo: SeasonPhoto, direction: Direction) => void;
}

function ReadPhoto({ photos, photo, onTurn, onClose }: OnePhotoProps) {
  const { today } = usePostSeasonSource();
  const { caption, takenOn, altText } = photo;
  return (
    <Dialog
      open
      size="lg"
      title={caption || 'Season photo'}
      onClose={onClose}
      actions={photos.length > 1 && <PhotoTurn photos={photos} photo={photo} onTurn={onTurn} />}
    >
      <Large>
        <PhotoPicture key={photo.id} photo={photo} />
      </Large>
      <p>{altText}</p>
      {takenOn && <Quiet>{dayInWords(takenOn, today())}</Quiet>}
    </Dialog>
  );
}

interface EditPhotoProps extends OnePhotoProps {
  /** How a person came here from another photo. */
  turned: Direction | undefined;
}

function EditPhoto({ photos, photo, turned, onTurn, onClose }: EditPhotoProps) {
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
  const wanted = useRef<Parameters<typeof onTurn>>(undefined);
  const leaving = useCloseQuestion(
    () => wanted.current && onTurn(...wanted.current),
    () => (form.isChanged ? 'the words about the photo' : undefined),
  );
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
        {photos.length > 1 && (
          <Inline $justify="end">
            <PhotoTurn
              photos={photos}
              photo={photo}
              focused={turned}
              onTurn={(...next) => {
                wanted.current = next;
                leaving.close();
              }}
            />
          </Inline>
        )}
        <PhotoFields draft={form.draft} errors={form.errors} onChange={form.change} />
      </RowFormDialog>
      {leaving.question}
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
