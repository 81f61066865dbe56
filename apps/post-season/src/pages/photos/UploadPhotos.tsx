import { failureReason, type DraftErrors, useMutation } from '@platform/module-kit';
import {
  counted,
  FormDialog,
  MAX_FILE_BYTES,
  newId,
  type Photo,
  PHOTO_TYPES,
  preparePhoto,
} from '@platform/module-kit/screens';
import { FileDrop, type FileEntry, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PhotoDraft } from '../../source/rows/photo';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { checkPhoto, PhotoFields } from './PhotoFields';

interface Chosen {
  id: string;
  name: string;
  size: number;
  photo: Photo;
  /** Shows it before it is stored. */
  preview: string;
  draft: PhotoDraft;
}

/** As many in one go. */
const MOST = 20;
const EMPTY: PhotoDraft = { altText: '', caption: '', takenOn: '' };

/** Adds photos to the season: each is encoded again without its location, and described in words. */
export function UploadPhotos({ onClose }: { onClose: () => void }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [unreadable, setUnreadable] = useState<readonly FileEntry[]>([]);
  const [isTried, setIsTried] = useState(false);
  const choosing = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setUnreadable([]);
      for (const file of files) {
        try {
          const photo = await preparePhoto(file);
          const preview = URL.createObjectURL(photo.blob);
          const added = { id: newId(), name: file.name, size: photo.blob.size, photo, preview, draft: EMPTY };
          setChosen((before) => [...before, added]);
        } catch (error) {
          // The others of the same choice are still added.
          const refused = { id: newId(), name: file.name, size: file.size, error: (error as Error).message };
          setUnreadable((before) => [...before, refused]);
        }
      }
    },
  });
  const forget = (id: string) => {
    const gone = chosen.find((one) => one.id === id);
    if (gone) URL.revokeObjectURL(gone.preview);
    setChosen((before) => before.filter((one) => one.id !== id));
    setUnreadable((before) => before.filter((one) => one.id !== id));
  };
  const uploading = usePostSeasonChange(
    async () => {
      // One after another: what is stored leaves the list, so that after a refusal only the others are sent again.
      for (const { id, photo, draft } of chosen) {
        await source.addPhoto(season.id, photo, draft);
        forget(id);
      }
      return chosen.length;
    },
    {
      onDone: (count) => {
        toast({ title: `${counted(count, 'photo')} uploaded`, tone: 'success' });
        onClose();
      },
    },
  );
  const isRight = chosen.length > 0 && chosen.every(({ draft }) => isComplete(checkPhoto(draft)));
  return (
    <FormDialog
      title="Upload Season Photos"
      description={`Members of the club see the photos of ${season.year}. Their place and camera are removed.`}
      submit={chosen.length > 0 ? `Upload ${counted(chosen.length, 'photo')}` : 'Upload'}
      unsaved="the photos"
      isChanged={chosen.length > 0}
      isPending={uploading.isPending}
      waitsForAnswer
      onClose={onClose}
      onSubmit={() => {
        setIsTried(true);
        if (isRight) uploading.mutate(undefined);
      }}
      refusal={uploading.isError && failureReason(uploading.error)}
    >
      <FileDrop
        label="Photos"
        hint={`Up to ${MOST} at a time`}
        multiple
        most={MOST}
        accept={PHOTO_TYPES}
        maxBytes={MAX_FILE_BYTES}
        error={isTried && chosen.length === 0 ? 'Choose a photo.' : undefined}
        entries={[...chosen, ...unreadable]}
        disabled={choosing.isPending || chosen.length >= MOST}
        onAdd={(files) => choosing.mutate(files)}
        onRemove={forget}
        onRefuse={() => setUnreadable([])}
      />
      {chosen.map(({ id, name, preview, draft }) => (
        <Described key={id}>
          <img src={preview} alt="" />
          <Stack $gap="sm">
            <PhotoFields
              of={name}
              draft={draft}
              errors={isTried ? checkPhoto(draft) : {}}
              onChange={(values) =>
                setChosen((before) =>
                  before.map((one) => (one.id === id ? { ...one, draft: { ...one.draft, ...values } } : one)),
                )
              }
            />
          </Stack>
        </Described>
      ))}
    </FormDialog>
  );
}

const isComplete = (errors: DraftErrors<PhotoDraft>) => Object.values(errors).every((error) => error === undefined);

const Described = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 8rem) minmax(0, 1fr);
  align-items: start;
  gap: ${token.space.md};
  padding-top: ${token.space.md};
  border-top: 1px solid ${token.color.line};
  img {
    width: 100%;
    border-radius: ${token.radius.md};
  }
`;
