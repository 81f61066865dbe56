import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { incidents } from '@platform/database/refusals/incidents';
import { TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import type { Incident } from '../../source/rows/incident';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';

/** Most characters of a review (`incidents_review_length`). */
const LONGEST = 4000;

/** Closes an incident with its findings and decisions. */
export function ReviewDialog({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const source = useOperationsSource();
  const [review, setReview] = useState('');
  const saving = useOperationsChange(() => source.reviewIncident(incident, review));
  const [errors, whenRight] = useErrorsOnceTried({
    review: review.trim() && review.length <= LONGEST ? undefined : incidents.rules.incidents_review_length,
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Close with a review"
      description="What the report says cannot be changed while the incident is closed."
      submit="Close incident"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The incident was not closed.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(undefined, {
            onSuccess: () => {
              toast({ title: 'Incident closed', tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <TextArea
        label="Review"
        hint="What led to it, and what your club changes."
        rows={5}
        limit={LONGEST}
        value={review}
        error={errors.review}
        onChange={(event) => setReview(event.target.value)}
      />
    </FormDialog>
  );
}
