import { MAX_FILE_BYTES, newId, type Photo, PHOTO_TYPES, preparePhoto, Refusal } from '@platform/module-kit/screens';
import { FileDrop, type FileEntry } from '@platform/ui';
import { useOperationsChange } from '../source/useOperationsSource';

/** Most photos of a report. The database has the same limit. */
const MOST = 4;

/** A chosen photo with its entry in the list of files. */
export interface ChosenPhoto extends FileEntry {
  photo: Photo;
}

interface ReportPhotosProps {
  photos: readonly ChosenPhoto[];
  onChange: (become: (before: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) => void;
  /** Another sentence that helps people before they add a photo. */
  hint?: string;
}

/** The photos of a report, up to four. */
export function ReportPhotos({ photos, onChange, hint }: ReportPhotosProps) {
  const adding = useOperationsChange(async (files: readonly File[]) => {
    const ready = await Promise.all(
      files.map(async (file) => ({ id: newId(), name: file.name, size: file.size, photo: await preparePhoto(file) })),
    );
    onChange((before) => [...before, ...ready]);
  });
  return (
    <>
      <FileDrop
        label="Photos"
        optional
        hint={hint ? `Up to four. ${hint}` : 'Up to four'}
        multiple
        most={MOST}
        accept={PHOTO_TYPES}
        maxBytes={MAX_FILE_BYTES}
        entries={photos}
        disabled={adding.isPending || photos.length >= MOST}
        onAdd={(files) => adding.mutate(files)}
        onRemove={(id) => onChange((before) => before.filter((photo) => photo.id !== id))}
        onRefuse={() => adding.reset()}
      />
      <Refusal error={adding.error} />
    </>
  );
}
