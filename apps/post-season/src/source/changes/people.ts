import type { Database } from '@platform/database';
import { asking, newId, saving, withChanged, type ClubReader } from '@platform/module-kit/screens';
import type { ReviewDraft, SeasonPerson, StaffReview } from '../rows/person';
import type { Known } from './known';
import { postSeasonChange } from './postSeasonChange';

const save = saving('The person was not changed. Check your connection and try again.');

/** A person of a season, by the id of the staff. */
interface OneOfSeason {
  seasonId: string;
  id: string;
}

const changeRecord = ({ seasonId, id }: OneOfSeason, columns: Partial<RecordColumns>) =>
  save((db) =>
    db.from('staff_seasons').update(columns).eq('season_id', seasonId).eq('staff_id', id).select('id').single(),
  );

type RecordColumns = Pick<
  Database['public']['Tables']['staff_seasons']['Row'],
  'eligible_for_rehire' | 'wants_to_return'
>;

const changePeople = (known: Known, seasonId: string, ids: readonly string[], now: Partial<SeasonPerson>) =>
  known.change('listPeople', (people, ofSeason) =>
    ofSeason === seasonId ? withChanged(people, ids, () => now) : people,
  );

const changePerson = (known: Known, { seasonId, id }: OneOfSeason, now: Partial<SeasonPerson>) =>
  changePeople(known, seasonId, [id], now);

/** Notes whether keys, uniform and equipment of people are back: of all of them, or of none when it fails. */
export const markEquipment = postSeasonChange({
  send: (_reader: ClubReader, seasonId: string, staffIds: readonly string[], isReturned: boolean, today: string) =>
    save((db) =>
      db
        .from('staff_seasons')
        .update({ equipment_returned_on: isReturned ? today : null })
        .eq('season_id', seasonId)
        .in('staff_id', [...staffIds])
        .select('id'),
    ),
  expect: (known, seasonId, staffIds, hasReturnedEquipment) =>
    changePeople(known, seasonId, staffIds, { hasReturnedEquipment }),
});

/** Notes whether the club would hire a person again. */
export const setMayReturn = postSeasonChange({
  send: (_reader: ClubReader, person: OneOfSeason, mayReturn: boolean) =>
    changeRecord(person, { eligible_for_rehire: mayReturn }),
  expect: (known, person, mayReturn) => changePerson(known, person, { mayReturn }),
});

/** Notes what a person answered who was asked to return; null takes the answer back. */
export const noteAnswer = postSeasonChange({
  send: (_reader: ClubReader, person: OneOfSeason, wantsToReturn: boolean | null) =>
    changeRecord(person, { wants_to_return: wantsToReturn }),
  expect: (known, person, wantsToReturn) => changePerson(known, person, { wantsToReturn }),
});

/** Asks people of a season to return, and tells those with an account. Returns how many were not asked before. */
export const askToReturn = postSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, seasonId: string, staffIds: readonly string[]): Promise<number> =>
    asking('No one was asked. Check your connection and try again.')((db) =>
      db.rpc('ask_to_return', { season_id_param: seasonId, staff_ids_param: [...staffIds] }),
    ),
  expect(known, seasonId, staffIds) {
    const askedAt = known.source.now().toISOString();
    const people = known.get('listPeople', seasonId) ?? [];
    const asked = people.filter((person) => staffIds.includes(person.id) && person.askedAt === null);
    for (const { id } of asked) changePerson(known, { seasonId, id }, { askedAt });
    return asked.length;
  },
});

const NOT_SAVED = 'The review was not saved. Check your connection and try again.';

const columnsOf = ({ rating, strengths, improvements, rehire }: ReviewDraft) => ({
  rating: rating ?? 0,
  strengths: strengths.trim() || null,
  improvements: improvements.trim() || null,
  rehire: rehire === '' ? null : rehire === 'yes',
});

/** Writes the review of a person for a season. 23505 if there is one already. */
export const addReview = postSeasonChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, seasonId: string, staffId: string, draft: ReviewDraft, today: string) =>
    saving(NOT_SAVED)((db) =>
      db
        .from('staff_reviews')
        .insert({ club_id: club.id, season_id: seasonId, staff_id: staffId, reviewed_on: today, ...columnsOf(draft) })
        .select('id')
        .single(),
    ),
  expect(known, seasonId, staffId, draft, today) {
    const review: StaffReview = { ...wordsOf(draft), id: newId(), version: 1, reviewedOn: today };
    known.change('listPeople', (people, ofSeason) =>
      ofSeason === seasonId ? people.map((person) => (person.id === staffId ? { ...person, review } : person)) : people,
    );
  },
});

/** Saves over one version of a review; PT409 if it has a newer version. */
export const saveReview = postSeasonChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, reviewId: string, draft: ReviewDraft, version: number) =>
    saving(NOT_SAVED)((db) =>
      db
        .from('staff_reviews')
        .update({ ...columnsOf(draft), version })
        .eq('id', reviewId)
        .select('id')
        .single(),
    ),
  expect(known, reviewId, draft, version) {
    known.change('listPeople', (people) =>
      people.map((person) =>
        person.review?.id === reviewId
          ? { ...person, review: { ...person.review, ...wordsOf(draft), version: version + 1 } }
          : person,
      ),
    );
  },
});

const wordsOf = ({ rating, strengths, improvements, rehire }: ReviewDraft) => ({
  rating: rating ?? 0,
  strengths: strengths.trim(),
  improvements: improvements.trim(),
  rehire: rehire === '' ? null : rehire === 'yes',
});
