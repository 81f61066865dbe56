import { sampleId } from '@platform/sample-club';
import { forgetNews, newsOf, whoWasTold } from '../notifications/news';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { firm, pineAdmin, pineManager, pineBoard, pineStaff, lakeAdmin } = people;
const SHADE = sampleId('capitalProject', 4);
const OPEN_VOTE = sampleId('projectVote', 2);
const COUNTED_VOTE = sampleId('projectVote', 1);
const ENDS = '2025-05-08T18:00:00-04:00';

interface Asked {
  by?: Caller;
  options?: string[];
  voters?: string[];
  quorum?: number;
  ends?: string | null;
}
const start = ({
  by = pineManager,
  options = ['Approve', 'Decline'],
  voters = [pineBoard.userId, pineAdmin.userId, pineManager.userId],
  quorum = 2,
  ends = ENDS,
}: Asked = {}) =>
  database.as(by, `select public.start_project_vote($1, ' Build the shade? ', $2, 1, $3, $4, $5) as id`, [
    SHADE,
    options,
    voters,
    quorum,
    ends,
  ]);
const started = async (asked?: Asked): Promise<string> => {
  const outcome = await start(asked);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.id);
};
const cast = (by: Caller, vote: string, option: number) =>
  database.as(by, `select public.cast_ballot($1, $2)`, [vote, option]);
const close = (by: Caller, vote: string) => database.as(by, `select public.close_project_vote($1)`, [vote]);
const ballots = (by: Caller, vote: string) =>
  readAs(
    database,
    by,
    `select user_id, option from public.project_ballots where vote_id = $1 order by option, user_id`,
    [vote],
  );
const vote = async (id: string) =>
  (
    await database.owner(
      `select ballots, outcome, chosen_option, counted_at is not null as counted from public.project_votes where id = $1`,
      [id],
    )
  )[0];
const history = () =>
  readAs(
    database,
    pineStaff,
    `select note, author_name from public.project_updates where project_id = $1 and note like 'Vote%'`,
    [SHADE],
  );

describe('a vote', () => {
  test('tells each person who may vote once, and not the one who started it', async () => {
    await forgetNews(database);
    await started();
    expect(await whoWasTold(database)).toEqual([pineAdmin.userId, pineBoard.userId].sort());
    expect(await newsOf(database, pineBoard.userId)).toEqual([
      {
        kind: 'email_notifications',
        title: 'Your vote: Build the shade?',
        body: 'Deck shade structures. You can vote, and change your vote, until May 8, 6:00 PM.',
        link: `/club-future?open=${SHADE}`,
      },
    ]);
  });

  test('is answered once by each person, who may change it, and no one sees the ballots of others', async () => {
    const id = await started();
    expect(await cast(pineBoard, id, 2)).toMatchObject({ kind: 'done' });
    expect(await cast(pineBoard, id, 1)).toMatchObject({ kind: 'done' });
    expect(await cast(pineAdmin, id, 2)).toMatchObject({ kind: 'done' });
    expect(await vote(id)).toMatchObject({ ballots: 2, counted: false });
    expect(await ballots(pineBoard, id)).toEqual([{ user_id: pineBoard.userId, option: 1 }]);
    expect(await ballots(pineAdmin, id)).toEqual([{ user_id: pineAdmin.userId, option: 2 }]);
    for (const person of [pineManager, pineStaff, firm, lakeAdmin]) expect(await ballots(person, id)).toEqual([]);
  });

  test('has a result in the history of the project, and then its ballots are open to the board', async () => {
    const id = await started();
    await cast(pineBoard, id, 1);
    await cast(pineAdmin, id, 1);
    await cast(pineManager, id, 2);
    await forgetNews(database);
    await close(pineManager, id);
    await close(pineManager, id);
    expect(await vote(id)).toEqual({ ballots: 3, outcome: 'chosen', chosen_option: 1, counted: true });
    expect(await history()).toEqual([
      {
        note: 'Vote on "Build the shade?": Approve 2, Decline 1. 3 of 3 voted. Chosen: Approve.',
        author_name: 'Elena Ruiz',
      },
    ]);
    expect(await ballots(pineBoard, id)).toHaveLength(3);
    expect(await ballots(pineStaff, id)).toEqual([]);
    expect(await newsOf(database, pineBoard.userId)).toMatchObject([{ title: 'Result: Build the shade?' }]);
    expect(await cast(pineBoard, id, 2)).toMatchObject({ kind: 'refused', message: 'Voting has ended.' });
  });

  test.each([
    ['a tie', [1, 2], 2, 'tie', 'Approve 1, Decline 1. 2 of 3 voted. A tie: nothing was chosen.'],
    ['too few votes', [1], 2, 'no_quorum', 'Approve 1, Decline 0. 1 of 3 voted. No quorum: 2 had to vote.'],
    ['no vote', [], 1, 'no_quorum', 'Approve 0, Decline 0. 0 of 3 voted. No quorum: 1 had to vote.'],
  ] as const)('chooses nothing after %s', async (_what, options, quorum, outcome, result) => {
    const id = await started({ quorum });
    const voters = [pineBoard, pineAdmin];
    for (const [index, option] of options.entries()) await cast(voters[index] ?? pineBoard, id, option);
    await close(pineAdmin, id);
    expect(await vote(id)).toMatchObject({ outcome, chosen_option: null });
    expect(await history()).toMatchObject([{ note: `Vote on "Build the shade?": ${result}` }]);
  });

  test('keeps what people voted who then lose the right to vote, and tells only those who may vote now', async () => {
    const id = await started({ voters: [pineBoard.userId, pineManager.userId, pineAdmin.userId] });
    await cast(pineBoard, id, 1);
    await cast(pineManager, id, 1);
    await database.owner(`delete from public.user_permissions where user_id = $1`, [pineBoard.userId]);
    await database.as(firm, `update public.profiles set club_id = null where user_id = $1`, [pineManager.userId]);
    await forgetNews(database);
    await close(pineAdmin, id);
    expect(await vote(id)).toEqual({ ballots: 2, outcome: 'chosen', chosen_option: 1, counted: true });
    expect(await whoWasTold(database)).toEqual([]);
  });

  test('tells its result to no one who belongs to another club by now', async () => {
    const id = await started();
    await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [
      lakeAdmin.clubId,
      pineBoard.userId,
    ]);
    await forgetNews(database);
    await close(pineManager, id);
    expect(await whoWasTold(database)).toEqual([pineAdmin.userId]);
  });

  test('is counted by the platform once voting has ended on the clock of the club', async () => {
    const id = await started();
    const countDue = () => readAs(database, service, 'select public.count_due_votes() as votes');
    expect(await countDue()).toEqual([{ votes: 0 }]);
    await database.owner(`update public.clubs set clock_override = $1 where slug = 'pine-hollow'`, [ENDS]);
    expect(await cast(pineBoard, id, 1)).toMatchObject({ kind: 'refused', message: 'Voting has ended.' });
    expect(await countDue()).toEqual([{ votes: 1 }]);
    expect(await countDue()).toEqual([{ votes: 0 }]);
    expect(await history()).toMatchObject([{ author_name: null }]);
  });

  test('can be withdrawn with a reason, and its ballots stay closed', async () => {
    const withdraw = (reason: string) =>
      database.as(pineManager, `select public.withdraw_project_vote($1, $2)`, [OPEN_VOTE, reason]);
    expect(await withdraw(' ')).toMatchObject({ kind: 'refused', code: '22023' });
    await forgetNews(database);
    expect(await withdraw(' The bids are late ')).toMatchObject({ kind: 'done' });
    expect(await newsOf(database, pineBoard.userId)).toMatchObject([
      { title: expect.stringMatching(/^Vote withdrawn: /), body: 'The bids are late' },
    ]);
    expect(await withdraw('Again')).toMatchObject({ kind: 'refused', message: 'Voting has ended.' });
    expect(await ballots(pineBoard, OPEN_VOTE)).toEqual([]);
    expect(await close(pineManager, OPEN_VOTE)).toMatchObject({ kind: 'done' });
    expect(await vote(OPEN_VOTE)).toMatchObject({ outcome: 'withdrawn', chosen_option: null });
  });
});

describe('a vote is refused', () => {
  test.each<[string, Asked, string, string]>([
    ['to a member of the board', { by: pineBoard }, '42501', 'Only managers and admins of the club do this.'],
    ['for another club', { by: lakeAdmin }, 'PT404', 'Your club has no such project.'],
    ['with an end that is over', { ends: '2025-05-01T09:00:00-04:00' }, '22023', 'Voting must end later than now.'],
    ['without an end', { ends: null }, '22023', 'Voting must end later than now.'],
    ['with no one to vote', { voters: [] }, '22023', expect.stringMatching(/^People who may vote/)],
    [
      'with a person who reads no reports',
      { voters: [pineBoard.userId, pineStaff.userId] },
      '22023',
      expect.anything(),
    ],
    ['with a quorum above the voters', { quorum: 4 }, '22023', expect.stringMatching(/^The quorum/)],
    ['with one option', { options: ['Approve'] }, '23514', expect.stringContaining('project_votes_options_form')],
    [
      'with an option twice',
      { options: ['Yes', 'yes '] },
      '23514',
      expect.stringContaining('project_votes_options_form'),
    ],
  ])('%s', async (_what, asked, code, message) => {
    expect(await start(asked)).toMatchObject({ kind: 'refused', code, message });
    expect(await database.owner(`select 1 from public.project_votes where project_id = $1`, [SHADE])).toEqual([]);
  });
});

describe('a ballot is refused', () => {
  test('to people who are not on the list, in another club, and once they are no longer on the board', async () => {
    const id = await started({ voters: [pineBoard.userId], quorum: 1 });
    expect(await cast(pineManager, id, 1)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await cast(pineStaff, id, 1)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await cast(lakeAdmin, id, 1)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await cast(pineBoard, id, 3)).toMatchObject({ kind: 'refused', code: '22023' });
    await database.owner(`delete from public.user_permissions where user_id = $1`, [pineBoard.userId]);
    expect(await cast(pineBoard, id, 1)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await vote(id)).toMatchObject({ ballots: 0 });
  });

  test('to a person who lost Board and still has Analytics', async () => {
    const id = await started();
    await database.owner(
      `update public.user_permissions set feature_id = (select id from public.features where name = 'analytics_view')
       where user_id = $1 and feature_id = (select id from public.features where name = 'board_view')`,
      [pineBoard.userId],
    );
    expect(await cast(pineBoard, id, 1)).toMatchObject({ kind: 'refused', code: '42501' });
  });
});

test('members of the board do not close or withdraw votes, and read how each person voted on one that was counted', async () => {
  expect(await close(pineBoard, OPEN_VOTE)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await database.as(pineBoard, `select public.withdraw_project_vote($1, 'No')`, [OPEN_VOTE])).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await ballots(pineBoard, COUNTED_VOTE)).toHaveLength(7);
});

test('managers choose voters among themselves and the board', async () => {
  const names = `select name, on_board from public.possible_voters('${pineManager.clubId}')`;
  expect(await readAs(database, pineManager, names)).toEqual([
    { name: 'Ruth Castellano', on_board: true },
    { name: 'Elena Ruiz', on_board: false },
    { name: 'Marcus Bell', on_board: false },
  ]);
  expect(await database.as(pineBoard, names)).toMatchObject({ kind: 'refused', code: '42501' });
});
