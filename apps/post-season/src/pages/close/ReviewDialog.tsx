import { freeze_staff_reviews } from '@platform/database/raised';
import { worded } from '@platform/database';
import { failureReason } from '@platform/module-kit';
import {
  canBeReopened,
  differs,
  FormDialog,
  RowFormDialog,
  useDialogForm,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { Alert, Button, DescriptionList, Dialog, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import type { ReviewDraft, SeasonPerson, StaffReview } from '../../source/rows/person';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { checkReview, EMPTY_REVIEW, reviewLabels, ReviewFields, toReviewDraft } from './ReviewFields';

interface ReviewDialogProps {
  person: SeasonPerson;
  onClose: () => void;
}

/** The review of a person: written and corrected until the season closes, and read afterwards. */
export function ReviewDialog({ person, onClose }: ReviewDialogProps) {
  const { season } = useSeason();
  if (season.isClosed) return <ReadReview person={person} onClose={onClose} />;
  if (person.review) return <EditReview person={person} review={person.review} onClose={onClose} />;
  return <NewReview person={person} onClose={onClose} />;
}

const about = (year: string) => `Season ${year}. Only managers and administrators read it.`;

function NewReview({ person: { id, name }, onClose }: ReviewDialogProps) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [draft, setDraft] = useState<ReviewDraft>(EMPTY_REVIEW);
  const [errors, whenRight] = useErrorsOnceTried(checkReview(draft));
  const adding = usePostSeasonChange(() => source.addReview(season.id, id, draft, source.today()), {
    onDone: () => {
      toast({ title: `Review of ${name} saved`, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Review of ${name}`}
      description={about(season.year)}
      submit="Save review"
      unsaved="the review"
      isChanged={differs(draft, EMPTY_REVIEW)}
      isPending={adding.isPending}
      waitsForAnswer
      onClose={onClose}
      onSubmit={() => whenRight(() => adding.mutate())}
      refusal={adding.isError && failureReason(adding.error)}
    >
      <ReviewFields draft={draft} errors={errors} onChange={(values) => setDraft((now) => ({ ...now, ...values }))} />
    </FormDialog>
  );
}

function EditReview({ person: { id, name }, review, onClose }: ReviewDialogProps & { review: StaffReview }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const saving = usePostSeasonChange(({ draft, version }: { draft: ReviewDraft; version: number }) =>
    source.saveReview(review.id, draft, version),
  );
  const read = async () => (await source.listPeople(season.id)).find((one) => one.id === id)?.review ?? review;
  const form = useDialogForm<StaffReview, ReviewDraft>({
    what: 'the review',
    row: review,
    toDraft: toReviewDraft,
    check: checkReview,
    save: async (draft, version) => {
      await saving.mutateAsync({ draft, version });
      return read();
    },
    read,
    onSaved: () => {
      toast({ title: `Review of ${name} saved`, tone: 'success' });
      onClose();
    },
  });
  return (
    <RowFormDialog
      form={form}
      labels={reviewLabels}
      title={`Review of ${name}`}
      description={about(season.year)}
      submit="Save review"
      onClose={onClose}
    >
      <ReviewFields draft={form.draft} errors={form.errors} onChange={form.change} />
    </RowFormDialog>
  );
}

function ReadReview({ person: { name, review }, onClose }: ReviewDialogProps) {
  const { season } = useSeason();
  const { now } = usePostSeasonSource();
  const { message, hint } = freeze_staff_reviews['42501'];
  const isReopenable = season.closedAt !== null && canBeReopened(season.closedAt, now());
  return (
    <Dialog
      open
      title={`Review of ${name}`}
      description={about(season.year)}
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Stack>
        <Alert>
          {worded(message, season.year)} {isReopenable && hint}
        </Alert>
        {review ? (
          <DescriptionList
            items={[
              { term: reviewLabels.rating, description: `${review.rating} of 5` },
              { term: reviewLabels.strengths, description: review.strengths || '–' },
              { term: reviewLabels.improvements, description: review.improvements || '–' },
              { term: reviewLabels.rehire, description: rehireInWords(review.rehire) },
            ]}
          />
        ) : (
          <p>{name} was not reviewed.</p>
        )}
      </Stack>
    </Dialog>
  );
}

const rehireInWords = (rehire: boolean | null) => (rehire === null ? 'Not said' : rehire ? 'Yes' : 'No');
