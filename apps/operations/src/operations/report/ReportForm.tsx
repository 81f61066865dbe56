import { maintenance_tickets } from '@platform/database/refusals/maintenance_tickets';
import { useUnsavedChanges } from '@platform/module-kit';
import { newId, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import {
  Alert,
  Button,
  Checkbox,
  everythingIsRead,
  FileDrop,
  SelectField,
  Stack,
  TextArea,
  TextField,
  toast,
  type FileEntry,
} from '@platform/ui';
import { useState, type FormEvent } from 'react';
import type { Place, ProblemDraft } from '../source/rows/place';
import type { Photo } from '../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';
import { preparePhoto } from '../tickets/preparePhoto';

const { rules: said } = maintenance_tickets;

/** Most photos of a report. The database has the same limit. */
const MOST_PHOTOS = 4;
/** Largest picture (bytes). */
const MAX_BYTES = 10 * 1024 * 1024;

interface ReportFormProps {
  places: readonly Place[];
  /** The place of the scanned code; empty without one. */
  placeId: string;
  onSent: () => void;
}

interface ChosenPhoto extends FileEntry {
  photo: Photo;
}

/** What is broken, where, and photos of it. A refused report keeps what was entered. */
export function ReportForm({ places, placeId, onSent }: ReportFormProps) {
  const source = useOperationsSource();
  const scanned = places.find(({ id }) => id === placeId);
  const [draft, setDraft] = useState<ProblemDraft>({
    title: '',
    description: '',
    placeId: scanned?.id ?? '',
    isUrgent: false,
  });
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  // One key for each report, so that resending it does not add another.
  const [key] = useState(newId);
  const change = (some: Partial<ProblemDraft>) => setDraft((before) => ({ ...before, ...some }));
  const adding = useOperationsChange(async (files: readonly File[]) => {
    const room = files.slice(0, MOST_PHOTOS - photos.length);
    const ready = await Promise.all(
      room.map(async (file) => ({ id: newId(), name: file.name, size: file.size, photo: await preparePhoto(file) })),
    );
    setPhotos((before) => [...before, ...ready].slice(0, MOST_PHOTOS));
  });
  const sending = useOperationsChange(() =>
    source.reportProblem(
      draft,
      photos.map(({ photo }) => photo),
      key,
    ),
  );
  const [errors, whenRight] = useErrorsOnceTried({
    title: draft.title.trim() && draft.title.length <= 160 ? undefined : said.maintenance_tickets_title_length,
  });
  const isWritten = draft.title.trim() !== '' || draft.description.trim() !== '' || photos.length > 0;
  useUnsavedChanges(isWritten && !sending.isSuccess, 'the report');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || !everythingIsRead(event.currentTarget)) return;
    whenRight(() =>
      sending.mutate(undefined, {
        onSuccess: () => {
          toast({ title: 'Problem reported', description: 'Managers have been told.', tone: 'success' });
          onSent();
        },
      }),
    );
  };
  const listed = places.filter(({ id, isActive }) => isActive || id === scanned?.id);
  return (
    <Stack as="form" $gap="md" noValidate onSubmit={submit}>
      {placeId !== '' && !scanned && (
        <Alert tone="warning" title="This place is not known">
          The code is of another club, or the place was removed. Say below where it is.
        </Alert>
      )}
      <SelectField
        label="Place"
        placeholder="Elsewhere"
        value={draft.placeId}
        options={listed.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => change({ placeId: event.target.value })}
      />
      <TextField
        label="What is broken"
        limit={160}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="More about it"
        optional
        rows={3}
        limit={8000}
        hint={draft.placeId === '' ? 'Say where it is.' : undefined}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Checkbox
        label="Someone can get hurt"
        hint="The ticket gets a high priority. Close the place off first."
        checked={draft.isUrgent}
        onChange={(event) => change({ isUrgent: event.target.checked })}
      />
      <FileDrop
        label="Photos"
        optional
        hint="Up to four"
        multiple
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxBytes={MAX_BYTES}
        entries={photos}
        disabled={adding.isPending || photos.length >= MOST_PHOTOS}
        onAdd={(files) => adding.mutate(files)}
        onRemove={(id) => setPhotos((before) => before.filter((photo) => photo.id !== id))}
        onRefuse={() => adding.reset()}
      />
      <Refusal error={adding.error ?? sending.error} />
      <div>
        <Button type="submit" loading={sending.isPending}>
          Send report
        </Button>
      </div>
    </Stack>
  );
}
