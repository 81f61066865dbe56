import { newId, Refusal } from '@platform/module-kit/screens';
import { FileDrop, type FileEntry } from '@platform/ui';
import { MAX_FILE_BYTES } from '../rules/fileLimit';
import type { Photo } from '../source/rows/ticket';
import { useOperationsChange } from '../source/useOperationsSource';
import { preparePhoto } from '../tickets/preparePhoto';

/** Most photos of a report, as the database checks it. */
const MOST = 4;

/** A photo that a report takes along, with what the list of files shows of it. */
export interface ChosenPhoto extends FileEntry {
  photo: Photo;
}

interface ReportPhotosProps {
  photos: readonly ChosenPhoto[];
  onChange: (become: (before: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) => void;
  /** What else people know before they add one. */
  hint?: string;
}

/** The photos that a report takes along, up to four. */
export function ReportPhotos({ photos, onChange, hint }: ReportPhotosProps) {
  const adding = useOperationsChange(async (files: readonly File[]) => {
    const room = files.slice(0, MOST - photos.length);
    const ready = await Promise.all(
      room.map(async (file) => ({ id: newId(), name: file.name, size: file.size, photo: await preparePhoto(file) })),
    );
    onChange((before) => [...before, ...ready].slice(0, MOST));
  });
  return (
    <>
      <FileDrop
        label="Photos"
        optional
        hint={hint ? `Up to four. ${hint}` : 'Up to four'}
        multiple
        accept={['image/jpeg', 'image/png', 'image/webp']}
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
