import { staff_reviews } from '@platform/database/refusals/staff_reviews';
import type { DraftErrors } from '@platform/module-kit';
import { RadioGroup, TextArea } from '@platform/ui';
import type { ReviewDraft, StaffReview } from '../../source/rows/person';

export const reviewLabels = {
  rating: 'Rating',
  strengths: 'Strengths',
  improvements: 'What to improve',
  rehire: 'Would you hire this person again?',
} as const;

export const EMPTY_REVIEW: ReviewDraft = { rating: null, strengths: '', improvements: '', rehire: '' };

export const toReviewDraft = ({ rating, strengths, improvements, rehire }: StaffReview): ReviewDraft => ({
  rating,
  strengths,
  improvements,
  rehire: rehire === null ? '' : rehire ? 'yes' : 'no',
});

/** What is wrong with a review, in the sentences of the database. */
export const checkReview = ({ rating }: ReviewDraft): DraftErrors<ReviewDraft> => ({
  rating: rating === null ? staff_reviews.rules.staff_reviews_rating_range : undefined,
});

interface ReviewFieldsProps {
  draft: ReviewDraft;
  errors: DraftErrors<ReviewDraft>;
  onChange(values: Partial<ReviewDraft>): void;
}

/** The fields of a review. */
export function ReviewFields({ draft, errors, onChange }: ReviewFieldsProps) {
  return (
    <>
      <RadioGroup
        label={reviewLabels.rating}
        error={errors.rating}
        required
        options={ratings}
        value={draft.rating === null ? '' : (String(draft.rating) as Rating)}
        onChange={(rating) => onChange({ rating: Number(rating) })}
      />
      <TextArea
        label={reviewLabels.strengths}
        rows={3}
        limit={2000}
        value={draft.strengths}
        onChange={(event) => onChange({ strengths: event.target.value })}
      />
      <TextArea
        label={reviewLabels.improvements}
        rows={3}
        limit={2000}
        value={draft.improvements}
        onChange={(event) => onChange({ improvements: event.target.value })}
      />
      <RadioGroup
        label={reviewLabels.rehire}
        options={answers}
        value={draft.rehire}
        onChange={(rehire) => onChange({ rehire })}
      />
    </>
  );
}

type Rating = '1' | '2' | '3' | '4' | '5';

const ratings: readonly { value: Rating; label: string }[] = [
  { value: '5', label: '5, outstanding' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, as expected' },
  { value: '2', label: '2, below what was expected' },
  { value: '1', label: '1, poor' },
];

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
