import { sampleId } from '@platform/sample-club';
import type { Row } from '../engines/engine';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';
import { MEMBERS_2024 } from './surveyCalls';

// Results by group must not reveal what one person answered. Each shown count, and each difference between shown counts, covers
// at least five people.

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeAdmin } = people;
const [SEASON_2024, SEASON_2025] = [sampleId('season', 1), sampleId('season', 2)];
const FEWEST = 5;

/** A person: the group that they chose, and their rating of each question; null where they left it out. */
type Person = [group: string | null, ...ratings: (number | null)[]];

/** A closed survey that these people have answered. */
async function closedSurvey(answered: Person[], season = SEASON_2025, questions = 1): Promise<string> {
  const [made] = await database.owner(
    `with survey as (
       insert into public.surveys (club_id, season_id, kind, title, opens_on, closes_on)
       values ($1, $2, 'member', 'By group', '2025-04-01', '2025-04-20') returning id
     ), asked as (
       insert into public.survey_questions (club_id, survey_id, position, question, type, category, options)
       select $1, id, place, 'Question ' || place, case place when 0 then 'group' else 'rating' end,
         case when place > 0 then 'Category ' || place end, case place when 0 then array['A', 'B', 'C', 'D'] end
       from survey, generate_series(0, $3::integer) as place returning id, survey_id, position
     ) select survey_id as id, jsonb_object_agg(position, asked.id) as asked from asked group by survey_id`,
    [PINE_HOLLOW, season, questions],
  );
  await database.owner(
    `with people as (
       select gen_random_uuid() as id, answers from jsonb_array_elements($3::jsonb) as answers
     ), responses as (
       insert into public.survey_responses (id, club_id, survey_id) select id, $1, $2 from people
     )
     insert into public.survey_answers (club_id, survey_id, response_id, question_id, comment, rating)
     select $1, $2, people.id, ($4::jsonb ->> (number - 1)::text)::uuid,
       case number when 1 then answer #>> '{}' end, case when number > 1 then (answer #>> '{}')::integer end
     from people cross join lateral jsonb_array_elements(answers) with ordinality as given (answer, number)
     where answer <> 'null'::jsonb`,
    [PINE_HOLLOW, made?.id, JSON.stringify(answered), JSON.stringify(made?.asked)],
  );
  return String(made?.id);
}
const many = (count: number, ...person: Person): Person[] => Array.from({ length: count }, () => person);
const shownOf = (survey: string, caller = pineManager) =>
  readAs(
    database,
    caller,
    `select position, place, group_name, answers, counts, rating::float as rating from public.survey_distributions
     where survey_id = $1 order by position, place`,
    [survey],
  );
const groupsOf = (rows: readonly Row[]) =>
  rows.filter(({ place }) => Number(place) > 0).map(({ group_name, answers }) => [group_name, answers]);

test('shows how many gave each value, of everyone and by group, to managers only', async () => {
  const survey = await closedSurvey([...many(4, 'A', 5), ...many(2, 'A', 3), ...many(5, 'B', 1)]);
  const shown = await shownOf(survey);
  expect(shown).toEqual([
    { position: 1, place: 0, group_name: null, answers: 11, counts: [5, 0, 2, 0, 4], rating: 2.8 },
    { position: 1, place: 1, group_name: 'A', answers: 6, counts: [0, 0, 2, 0, 4], rating: 4.3 },
    { position: 1, place: 2, group_name: 'B', answers: 5, counts: [5, 0, 0, 0, 0], rating: 1 },
  ]);
  expect(await shownOf(survey, pineStaff)).toEqual([]);
  expect(await shownOf(survey, lakeAdmin)).toEqual([]);
  // It is not shown while the survey can be answered: each answer would be the difference of two readings.
  await database.owner(`update public.surveys set closes_on = '2025-05-01' where id = $1`, [survey]);
  expect(await shownOf(survey)).toEqual([]);
});

test.each<[string, Person[], unknown[]]>([
  [
    'a group of four is among the rest',
    [...many(8, 'A', 5), ...many(4, 'B', 2), ...many(3, null, 2)],
    [
      ['A', 8],
      [null, 7],
    ],
  ],
  [
    'the rest takes the smallest group in when it is of four',
    [...many(9, 'A', 5), ...many(6, 'B', 2), ...many(4, 'C', 2)],
    [
      ['A', 9],
      [null, 10],
    ],
  ],
  ['one group beside four others is shown together with them', [...many(9, 'A', 5), ...many(4, 'B', 2)], []],
  [
    'people who name no group are a rest, too',
    [...many(9, 'A', 5), ...many(6, 'B', 2), ['C', 1]],
    [
      ['A', 9],
      [null, 7],
    ],
  ],
  ['four answers are too few for anything', many(4, 'A', 5), []],
])('%s', async (_, answered, groups) => {
  expect(groupsOf(await shownOf(await closedSurvey(answered)))).toEqual(groups);
});

test('shows a question by no group when too few of one have answered it', async () => {
  const survey = await closedSurvey([...many(6, 'A', 5, 5), ...many(4, 'B', 2, 2), ['B', 2, null]], SEASON_2025, 2);
  const shown = await shownOf(survey);
  expect(groupsOf(shown.filter(({ position }) => position === 1))).toEqual([
    ['A', 6],
    ['B', 5],
  ]);
  expect(shown.filter(({ position }) => position === 2)).toMatchObject([{ place: 0, answers: 10 }]);
});

test('every sum and difference of shown counts covers at least five people, for random answers', async () => {
  // A fixed sequence (Lehmer), so that a failure can be repeated.
  let state = 20270308;
  const draw = (below: number) => (state = (state * 48271) % 2147483647) % below;
  for (let round = 0; round < 40; round += 1) {
    const weights = [draw(9), draw(9), draw(9), draw(7), draw(7)];
    const answered = weights.flatMap((people, group) =>
      Array.from({ length: people }, (): Person => [
        ['A', 'B', 'C', 'D', null][group] ?? null,
        draw(6) === 0 ? null : 1 + draw(5),
        1 + draw(5),
      ]),
    );
    const shown = await shownOf(await closedSurvey(answered, SEASON_2025, 2));
    for (const position of [1, 2]) {
      const given = answered.flatMap((person) => person[position] ?? []);
      const [everyone, ...groups] = shown.filter((row) => row.position === position);
      expect(everyone?.answers ?? 0).toBe(given.length < FEWEST ? 0 : given.length);
      if (everyone)
        expect(everyone.counts).toEqual([1, 2, 3, 4, 5].map((value) => given.filter((one) => one === value).length));
      // The groups are all of the people, and each is large enough: so is every difference of some of them and everyone.
      const sizes = groups.map(({ answers }) => Number(answers));
      expect([round, sizes.filter((size) => size < FEWEST)]).toEqual([round, []]);
      if (sizes.length > 0) {
        expect(sizes.length).toBeGreaterThan(1);
        expect(sizes.reduce((all, size) => all + size, 0)).toBe(given.length);
      }
    }
  }
});

test('the season less one of its surveys, or another season, tells of no one either', async () => {
  await database.owner(`delete from public.feedback_uploads where season_id = $1`, [SEASON_2025]);
  const large = await closedSurvey([...many(6, 'A', 5), ...many(5, 'B', 4)]);
  // One more person in a second survey of the season: their rating would be the season's less the first survey's.
  const small = await closedSurvey([['A', 1]]);
  const season = () =>
    readAs(
      database,
      pineManager,
      `select responses, rating::float as rating from public.satisfaction_categories
      where season_id = $1 and name = 'Category 1'`,
      [SEASON_2025],
    );
  expect(await shownOf(small)).toEqual([]);
  expect(await season()).toEqual([{ responses: 11, rating: 4.5 }]);
  expect((await shownOf(large))[0]).toMatchObject({ answers: 11, rating: 4.5 });

  // The same groups a season before, with one person less in B: it is shown by no group, so no group of it can be subtracted.
  const before = await closedSurvey([...many(6, 'A', 5), ...many(4, 'B', 4)], SEASON_2024);
  expect(groupsOf(await shownOf(before))).toEqual([]);
});

test('the sample club is shown by group', async () => {
  const shown = await shownOf(MEMBERS_2024);
  expect(groupsOf(shown.filter(({ position }) => position === 1))).toEqual([
    ['Family', 68],
    ['Couple', 31],
    [null, 21],
  ]);
  expect(shown[0]).toMatchObject({ answers: 120, counts: [0, 0, 3, 18, 99], rating: 4.8 });
});

test('a survey asks about one group, with two different answers at least, and takes no other', async () => {
  const question = { question: 'Which membership?', type: 'group', category: '', isRequired: false };
  const save = (questions: object[]) =>
    database.as(pineManager, `select public.save_survey($1, $2) as id`, [
      SEASON_2025,
      JSON.stringify({ kind: 'member', title: 'Groups', opensOn: '2025-05-01', closesOn: '2025-05-31', questions }),
    ]);
  for (const options of [[], ['Family'], ['Family', ' family '], ['', 'Single'], undefined]) {
    expect(await save([{ ...question, options }])).toMatchObject({ kind: 'refused', code: '23514' });
  }
  const good = { ...question, options: [' Family ', 'Single'] };
  expect(await save([good, good])).toMatchObject({ kind: 'refused', code: '23505' });
  const saved = await save([good]);
  const survey = saved.kind === 'done' ? String(saved.rows[0]?.id) : '';
  const invited = await database.as(pineManager, `select token from public.invite_to_survey($1, $2)`, [
    survey,
    JSON.stringify([{ name: 'Ana', email: 'ana@example.test' }]),
  ]);
  const token = invited.kind === 'done' ? String(invited.rows[0]?.token) : '';
  const asked = await database.as(people.visitor, `select public.open_survey($1) -> 'questions' -> 0 as shown`, [
    token,
  ]);
  expect(asked).toMatchObject({ rows: [{ shown: { type: 'group', options: ['Family', 'Single'] } }] });
  const [{ id } = { id: '' }] = await database.owner(`select id from public.survey_questions where survey_id = $1`, [
    survey,
  ]);
  const answer = (value: unknown) =>
    database.as(people.visitor, `select public.answer_survey($1, $2) ->> 'status' as status`, [
      token,
      JSON.stringify({ [String(id)]: value }),
    ]);
  for (const value of ['Staff', 3, true]) {
    expect(await answer(value)).toMatchObject({ message: 'Please choose one of the answers to "Which membership?"' });
  }
  expect(await answer('Single')).toMatchObject({ rows: [{ status: 'thanks' }] });
  const changed = await database.as(pineManager, `update public.survey_questions set options = '{Family,Dana}'`);
  expect(changed).toMatchObject({ kind: 'refused', code: '42501' });
});
