import { places } from '@platform/database/refusals/places';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Checkbox, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { Place } from '../source/rows/place';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

/** Adds a place, renames it, or retires it. Its code stays the same. */
export function PlaceDialog({ place, onClose }: { place?: Place; onClose: () => void }) {
  const source = useOperationsSource();
  const [name, setName] = useState(place?.name ?? '');
  const [isActive, setActive] = useState(place?.isActive ?? true);
  const saving = useOperationsChange(() =>
    place ? source.savePlace(place.id, { name, isActive }, place.version) : source.addPlace(name),
  );
  const [errors, whenRight] = useErrorsOnceTried({
    name: name.trim() ? undefined : places.rules.places_name_length,
  });
  return (
    <FormDialog
      size="sm"
      title={place ? 'Edit place' : 'Add place'}
      submit={place ? 'Save place' : 'Add place'}
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The place was not saved.')}
      onClose={onClose}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(undefined, {
            onSuccess: () => {
              toast({ title: place ? 'Place saved' : 'Place added', description: name.trim(), tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <TextField
        label="Name"
        limit={120}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      {place && (
        <Checkbox
          label="On the lists"
          hint="A place that is off the lists cannot be chosen or printed. Its code still opens a report."
          checked={isActive}
          onChange={(event) => setActive(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
