import { asking, byName, everyPage, PAGE, STAFF_FAILED } from '@platform/module-kit/screens';
import type { SeasonPerson, StaffReview } from '../rows/person';

const ask = asking(STAFF_FAILED);

interface RecordRow {
  staff_id: string;
  name: string;
  role: string;
  outcome: SeasonPerson['outcome'];
  eligible_for_rehire: boolean;
  returned: boolean;
  equipment_returned_on: string | null;
  asked_at: string | null;
  wants_to_return: boolean | null;
}

interface ReviewRow {
  id: string;
  staff_id: string;
  version: number;
  rating: number;
  strengths: string | null;
  improvements: string | null;
  rehire: boolean | null;
  reviewed_on: string;
}

/** The people of a season with their reviews, by name. For managers. */
export async function readPeople(seasonId: string): Promise<SeasonPerson[]> {
  const [records, reviews] = await Promise.all([everyPage(recordsOf(seasonId)), everyPage(reviewsOf(seasonId))]);
  const reviewOf = new Map(reviews.map((review) => [review.staff_id, toReview(review)]));
  return records
    .map((row) => ({
      id: row.staff_id,
      name: row.name,
      role: row.role,
      outcome: row.outcome,
      mayReturn: row.eligible_for_rehire,
      hasReturnedEquipment: row.equipment_returned_on !== null,
      askedAt: row.asked_at,
      wantsToReturn: row.wants_to_return,
      isBack: row.returned,
      review: reviewOf.get(row.staff_id) ?? null,
    }))
    .sort(byName);
}

const recordsOf = (seasonId: string) => (after: RecordRow | null) =>
  ask((db) => {
    const all = db
      .from('staff_season_records')
      .select(
        'staff_id, name, role, outcome, eligible_for_rehire, returned, equipment_returned_on, asked_at, wants_to_return',
      )
      .eq('season_id', seasonId);
    const rest = after === null ? all : all.gt('staff_id', after.staff_id);
    // The generated types make every view column nullable, even those that cannot be null.
    return rest.order('staff_id').limit(PAGE).overrideTypes<RecordRow[], { merge: false }>();
  });

const reviewsOf = (seasonId: string) => (after: ReviewRow | null) =>
  ask((db) => {
    const all = db
      .from('staff_reviews')
      .select('id, staff_id, version, rating, strengths, improvements, rehire, reviewed_on')
      .eq('season_id', seasonId);
    return (after === null ? all : all.gt('id', after.id)).order('id').limit(PAGE);
  });

const toReview = (row: ReviewRow): StaffReview => ({
  id: row.id,
  version: row.version,
  rating: row.rating,
  strengths: row.strengths ?? '',
  improvements: row.improvements ?? '',
  rehire: row.rehire,
  reviewedOn: row.reviewed_on,
});
