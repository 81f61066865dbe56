import { readClubRows } from '../readClubRows.ts';
import type { Season } from '../season/readSeason.ts';
import type { ReportSource } from '../../reportDefinition.ts';

/** How a person of the staff worked a season, in the words of who reviewed them. */
export type StaffReview = {
  name: string;
  role: string;
  /** 1 to 5. */
  rating: number;
  strengths: string | null;
  improvements: string | null;
  /** Whether the reviewer would rehire them; null: not said. */
  rehire: boolean | null;
};

type ReviewRow = Omit<StaffReview, 'name' | 'role'> & { staffId: string };
type StaffRow = { id: string; name: string; role: string };

/** The reviews of a season, by name. */
export async function readStaffReviews(source: ReportSource, season: Season): Promise<StaffReview[]> {
  const reviews = await readClubRows<ReviewRow>(source, {
    name: 'staff_reviews',
    key: ['id'],
    columns: ['rating', 'strengths', 'improvements', 'rehire', 'staffId:staff_id'],
    filters: [['season_id', `eq.${season.id}`]],
  });
  const people = await readClubRows<StaffRow>(source, {
    name: 'staff_members',
    key: ['id'],
    columns: ['name', 'role'],
  });
  return reviews
    .flatMap(({ staffId, ...review }) => {
      const person = people.find(({ id }) => id === staffId);
      return person ? [{ ...review, name: person.name, role: person.role }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
