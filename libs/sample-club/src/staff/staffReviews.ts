import { sampleId } from '../sampleIds';

export interface SampleStaffReview {
  id: string;
  staffId: string;
  seasonId: string;
  /** 1 to 5. */
  rating: number;
  strengths: string;
  improvements: string | null;
  rehire: boolean;
  /** The day (ISO 8601). */
  reviewedOn: string;
}

/** Reviews of the closed season, by the numbers of the people in the team. */
export const sampleStaffReviews: readonly SampleStaffReview[] = [
  review(1, 5, 'First on the deck, calm in the July rescue, and patient with new guards.', null),
  review(2, 4, 'Reliable on early shifts and kind to families.', 'Could speak up sooner when the deck gets crowded.'),
  review(5, 4, 'Strong swimmer who keeps rotations on time.', 'Logs were twice filled in the next morning.'),
  review(13, 5, 'Led every in-service and rebuilt the rotation chart.', null),
  review(15, 5, 'Her beginners’ group had the best attendance of all.', null),
  review(18, 3, 'Members like him.', 'Late four times; agreed on a later start for this season.'),
];

function review(
  staffNumber: number,
  rating: number,
  strengths: string,
  improvements: string | null,
): SampleStaffReview {
  return {
    id: sampleId('staffReview', staffNumber),
    staffId: sampleId('staff', staffNumber),
    seasonId: sampleId('season', 1),
    rating,
    strengths,
    improvements,
    rehire: true,
    reviewedOn: '2024-09-06',
  };
}
