import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../../support/people';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, lakeStaff } = people;
/** This afternoon's shift that no one has. */
const TONIGHT = '10000007-0000-4000-8000-000000000054';
/** One of today whose person may not be able to work it. */
const FLAGGED = '10000007-0000-4000-8000-000000000051';

describe('who could take a shift', () => {
  interface Candidate {
    rank: number;
    name: string;
    role: string;
    eligible: boolean;
    minutes_this_week: number;
    reasons: string[];
  }

  async function candidates(shift: string): Promise<Candidate[]> {
    const outcome = await database.as(pineManager, `select * from public.eligible_staff($1)`, [shift]);
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    return outcome.rows as unknown as Candidate[];
  }

  test('lists the qualified and free people first, with the fewest hours first; then all others with the reason', async () => {
    const everyone = await candidates(TONIGHT);
    expect(everyone).toHaveLength(24);
    const eligible = everyone.filter((candidate) => candidate.eligible);
    expect(eligible.map(({ name, minutes_this_week: minutes }) => [name, minutes])).toEqual([
      ['Naomi Brooks', 720],
      ['Ethan Walsh', 1080],
      ['Grace Okonkwo', 1080],
      ['Liam Novak', 1080],
      ['Sofia Marino', 1080],
      ['Tyler Jennings', 1080],
      ['Zoe Hartman', 1080],
      ['Devon Price', 1350],
    ]);
    const reasonsOf = (name: string) => everyone.find((candidate) => candidate.name === name)?.reasons;
    expect(reasonsOf('Devon Price')).toEqual([]);
    expect(reasonsOf('Caleb Foster')).toEqual(['Caleb Foster already works on Thursday, May 1, 2:00 PM to 8:00 PM.']);
    expect(reasonsOf('Ben Adler')).toEqual([
      'Ben Adler already works on Thursday, May 1, 9:30 AM to 3:30 PM.',
      'Ben Adler cannot work as Lifeguard on Thursday, May 1 without a valid certification: CPR/AED, Lifeguarding.',
    ]);
    expect(everyone.map(({ rank }) => rank)).toEqual(everyone.map((_candidate, index) => index + 1));
  });

  test('a role without certifications is for people who have the role', async () => {
    const gate = await candidates('10000007-0000-4000-8000-000000000069');
    expect(new Set(gate.filter(({ eligible }) => eligible).map(({ role }) => role))).toEqual(
      new Set(['Gate Attendant']),
    );
    expect(gate.find(({ name }) => name === 'Claire Beaumont')?.reasons).toContain(
      'Claire Beaumont works as Tennis Pro, not as Gate Attendant.',
    );
  });

  test('a person with only a soft rule against them comes after the others, with the warning', async () => {
    const shift = await plannedShift(database, { from: '2025-05-16 18:00', to: '2025-05-16 21:00' });
    const eligible = (await candidates(shift)).filter((candidate) => candidate.eligible);
    expect(eligible.at(-1)).toMatchObject({
      name: 'Jordan Blake',
      reasons: ['Jordan Blake is not available on Friday, May 16, 6:00 PM to 9:00 PM.'],
    });
  });

  test('is shown to managers of the club', async () => {
    for (const [caller, code] of [
      [pineStaff, '42501'],
      [lakeAdmin, 'PT404'],
    ] as const) {
      expect(await database.as(caller, `select * from public.eligible_staff($1)`, [TONIGHT])).toMatchObject({ code });
    }
  });
});

describe('emergency coverage', () => {
  const TYLER_ACCOUNT = 'b0000000-0000-4000-8000-000000000009';
  const tyler = signedIn(TYLER_ACCOUNT);
  const TYLER = staffId('Tyler Jennings');
  const JORDAN = staffId('Jordan Blake');

  beforeEach(async () => {
    await database.owner(
      `insert into public.invitations (email, club_id, role) values ('tyler@example.test', $1, 'user')`,
      [PINE_HOLLOW],
    );
    await database.owner(
      `insert into auth.users (id, email, email_confirmed_at) values ($1, 'tyler@example.test', now())`,
      [TYLER_ACCOUNT],
    );
    await database.owner(`update public.staff_members set user_id = $1 where id = $2`, [TYLER_ACCOUNT, TYLER]);
  });

  const offer = (caller: Caller = pineManager) => database.as(caller, `select * from public.offer_open_shifts()`);
  const accept = (caller: Caller, shift = TONIGHT) =>
    database.as(caller, `select staff_id from public.accept_open_shift($1)`, [shift]);
  const offers = () =>
    database.owner(
      `select person.name, offer.status from public.shift_offers as offer
       join public.staff_members as person on person.id = offer.staff_id where shift_id = $1 order by 1`,
      [TONIGHT],
    );

  test('offers the open shifts of the next 24 hours to everyone eligible, and nothing twice', async () => {
    const first = await offer();
    expect(first).toMatchObject({ kind: 'done' });
    const rows = first.kind === 'done' ? first.rows : [];
    expect(new Set(rows.map(({ shift_id: shift }) => shift))).toEqual(new Set([FLAGGED, TONIGHT]));
    expect(rows.filter(({ shift_id: shift }) => shift === TONIGHT).map(({ staff_name: name }) => name)).toEqual([
      'Devon Price',
      'Ethan Walsh',
      'Grace Okonkwo',
      'Liam Novak',
      'Naomi Brooks',
      'Sofia Marino',
      'Tyler Jennings',
      'Zoe Hartman',
    ]);
    expect(await offer()).toEqual({ ...first, rows: rows.map((row) => ({ ...row, is_new: false })) });
    expect(await offers()).toHaveLength(8);
  });

  test('offers a shift that needs cover, which its person keeps until someone takes it', async () => {
    const MATEO = staffId('Mateo Alvarez');
    const openOffers = () =>
      database.owner(`select staff_id from public.shift_offers where shift_id = $1 and status = 'open'`, [FLAGGED]);
    const holder = () => database.owner(`select staff_id, needs_cover from public.shifts where id = $1`, [FLAGGED]);
    await offer();
    const offered = await openOffers();
    expect(offered).toContainEqual({ staff_id: TYLER });
    expect(offered).not.toContainEqual({ staff_id: MATEO });
    expect(await holder()).toEqual([{ staff_id: MATEO, needs_cover: true }]);
    // A form writes every column: what stays the same ends nothing.
    await database.as(pineManager, `update public.shifts set staff_id = staff_id, notes = 'Deck' where id = $1`, [
      FLAGGED,
    ]);
    expect(await openOffers()).toEqual(offered);
    expect(await accept(tyler, FLAGGED)).toMatchObject({ rows: [{ staff_id: TYLER }] });
    expect(await holder()).toEqual([{ staff_id: TYLER, needs_cover: false }]);
    expect(await openOffers()).toEqual([]);
  });

  test('offers shifts of the same time to the same people, but none to a person who works one of them', async () => {
    const at = { from: '2025-05-01 20:30', to: '2025-05-01 22:00', status: 'published' } as const;
    const [one, two] = [await plannedShift(database, at), await plannedShift(database, at)];
    const tylers = await plannedShift(database, { ...at, person: 'Tyler Jennings', reason: 'Agreed' });
    await database.owner(`update public.shifts set needs_cover = true where id = $1`, [tylers]);
    await offer();
    const offered = async (shift: string) =>
      (await database.owner(`select staff_id from public.shift_offers where shift_id = $1 order by 1`, [shift])).map(
        ({ staff_id: person }) => person,
      );
    const people = await offered(one);
    expect(people).toContain(JORDAN);
    expect(people).not.toContain(TYLER);
    expect([await offered(two), await offered(tylers)]).toEqual([people, people]);
  });

  test('a person who can work the shift after all ends its offers', async () => {
    await offer();
    await database.as(pineManager, `update public.shifts set needs_cover = false where id = $1`, [FLAGGED]);
    expect(await accept(tyler, FLAGGED)).toMatchObject({ code: 'PT409' });
  });

  test('the first to accept has the shift; the second is told so and changes nothing', async () => {
    await database.owner(`update public.shifts set staff_id = null, override_reason = 'Called in sick' where id = $1`, [
      '10000007-0000-4000-8000-000000000049',
    ]);
    await offer();
    expect(await accept(tyler)).toMatchObject({ rows: [{ staff_id: TYLER }] });
    expect(await accept(pineStaff)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'This shift is no longer open: someone else was first.',
    });
    expect(await accept(tyler)).toMatchObject({ kind: 'done', rows: [{ staff_id: TYLER }] });
    expect(await database.owner(`select staff_id from public.shifts where id = $1`, [TONIGHT])).toEqual([
      { staff_id: TYLER },
    ]);
    const after = await offers();
    expect(after.filter(({ status }) => status === 'accepted')).toEqual([
      { name: 'Tyler Jennings', status: 'accepted' },
    ]);
    expect(after.filter(({ status }) => status === 'open')).toEqual([]);
  });

  test('a shift that the manager fills or cancels ends its offers', async () => {
    await offer();
    await database.as(pineManager, `update public.shifts set status = 'cancelled' where id = $1`, [TONIGHT]);
    expect(new Set((await offers()).map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(await accept(tyler)).toMatchObject({ code: 'PT409', message: 'This shift was canceled.' });
  });

  test('an offer does not override the hard rules', async () => {
    await offer();
    await database.owner(`update public.staff_certifications set expiry_date = '2025-04-30' where staff_id = $1`, [
      TYLER,
    ]);
    expect(await accept(tyler)).toMatchObject({ code: '23514' });
    expect(await database.owner(`select staff_id from public.shifts where id = $1`, [TONIGHT])).toEqual([
      { staff_id: null },
    ]);
  });

  test('without an offer no one takes a shift where managers decide, in their own club or another', async () => {
    await database.owner(`update public.club_labor_rules set staff_take_open_shifts = false`);
    for (const [caller, shift] of [
      [pineStaff, TONIGHT],
      [pineManager, TONIGHT],
      [lakeStaff, TONIGHT],
      [pineStaff, '20000007-0000-4000-8000-000000000007'],
    ] as const) {
      expect(await accept(caller, shift)).toMatchObject({
        code: 'PT404',
        message: 'This shift was not offered to you.',
      });
    }
    expect(await offer(pineStaff)).toMatchObject({ code: '42501' });
    expect(
      await database.as(
        pineStaff,
        `insert into public.shift_offers (club_id, shift_id, staff_id) values ($1, $2, $3)`,
        [PINE_HOLLOW, TONIGHT, JORDAN],
      ),
    ).toMatchObject({ code: '42501' });
  });
});
