import { ConfirmDialog, dayInWords, RowFormDialog, useDialogForm } from '@platform/module-kit/screens';
import { Button, Dialog, toast, token } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PhotoDraft, SeasonPhoto } from '../../source/rows/photo';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { checkPhoto, PhotoFields, photoLabels } from './PhotoFields';
import { PhotoPicture } from './PhotoPicture';

interface PhotoDialogProps {
  photo: SeasonPhoto;
  onClose: () => void;
}

/** One photo, large. Managers change its words and remove it. */
export function PhotoDialog(props: PhotoDialogProps) {
  const source = usePostSeasonSource();
  return source.canManage ? <EditPhoto {...props} /> : <ReadPhoto {...props} />;
}

function ReadPhoto({ photo, onClose }: PhotoDialogProps) {
  const { today } = usePostSeasonSource();
  const { caption, takenOn, altText } = photo;
  return (
    <Dialog open title={caption || 'Season photo'} onClose={onClose}>
      <Large>
        <PhotoPicture photo={photo} />
      </Large>
      <p>{[altText, takenOn && dayInWords(takenOn, today())].filter(Boolean).join(' ')}</p>
    </Dialog>
  );
}

function EditPhoto({ photo, onClose }: PhotoDialogProps) {
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

const Large = styled.div`
  display: grid;
  place-items: center;
  min-height: 10rem;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  img {
    max-width: 100%;
    max-height: 24rem;
    border-radius: ${token.radius.md};
  }
`;
