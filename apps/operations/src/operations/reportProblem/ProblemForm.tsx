import { maintenance_tickets } from '@platform/database/refusals/maintenance_tickets';
import { useUnsavedChanges } from '@platform/module-kit';
import { newId, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, Button, Checkbox, everythingIsRead, SelectField, Stack, TextArea, TextField } from '@platform/ui';
import { useState, type FormEvent } from 'react';
import { ReportPhotos, type ChosenPhoto } from '../parts/ReportPhotos';
import { toastSaved } from '../../shared/deck/toastSaved';
import type { Place, ProblemDraft } from '../source/rows/place';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

const { rules: said } = maintenance_tickets;

interface ProblemFormProps {
  places: readonly Place[];
  /** The place of the scanned code; empty without one. */
  placeId: string;
  onSent: () => void;
}

/** What is broken, where, and photos of it. A refused report keeps what was entered. */
export function ProblemForm({ places, placeId, onSent }: ProblemFormProps) {
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
        onSuccess: (delivery) => {
          toastSaved(delivery, 'Problem reported', 'Managers have been told.');
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
      <ReportPhotos photos={photos} onChange={setPhotos} />
      <Refusal error={sending.error} />
      <div>
        <Button type="submit" loading={sending.isPending}>
          Send report
        </Button>
      </div>
    </Stack>
  );
}
