import { allRefusals } from '@platform/database/all-refusals';
import { refusalSentence, type Refusal } from '@platform/database/refusals';
import fc from 'fast-check';
import { repeats } from '#soaking';
import { tableRules } from '../../rules/tables/subjects';
import { ok } from '../clients';
import { LAKESIDE, PINE_HOLLOW, type ProductWorld } from './productWorld';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const MAY_INVITE =
  'An administrator invites people to their own club, and a manager invites staff. Everyone else is invited by the firm.';

/** What a person reads about a request that must be refused, with its code. */
async function refusal(request: PromiseLike<{ error: Refusal | null }>): Promise<{ code: string; sentence?: string }> {
  const { error } = await request;
  if (!error) throw new Error('The request was not refused.');
  return { code: error.code, sentence: refusalSentence(error, allRefusals) };
}

export function refusing(world: () => ProductWorld): void {
  const manager = () => world().pineManager.client;
  const person = (fields: object): object => ({
    club_id: PINE_HOLLOW,
    name: 'Nina Novak',
    role: 'Lifeguard',
    ...fields,
  });
  const shift = (fields: object): object => ({
    club_id: PINE_HOLLOW,
    role: 'Lifeguard',
    starts_at: '2025-07-01T12:00:00Z',
    ends_at: '2025-07-01T14:00:00Z',
    ...fields,
  });

  test.each([
    ['a name that is too long', 'staff', person({ name: 'x'.repeat(121) }), '23514', 'A name has 1 to 120 characters.'],
    ['a name that is missing', 'staff', person({ name: null }), '23502', 'Fill in “name”: it must not be empty.'],
    [
      'a day that does not exist',
      'staff',
      person({ start_date: '31/12/2025' }),
      '22008',
      'This date or time does not exist. Write a date like 2026-05-23 and a time like 14:30.',
    ],
    [
      'a choice that is none',
      'shifts',
      shift({ staff_id: 'someone' }),
      '22P02',
      'This link or choice is not valid. Reload the page and choose again.',
    ],
    [
      'someone of nowhere',
      'shifts',
      shift({ staff_id: UNKNOWN }),
      '23503',
      'This person is not on the staff of the club. Choose someone on the roster.',
    ],
    [
      'an end before the start',
      'shifts',
      shift({ ends_at: '2025-07-01T11:00:00Z' }),
      '23514',
      'A shift ends after it starts.',
    ],
    [
      'a break as long as the shift',
      'shifts',
      shift({ break_minutes: 120 }),
      '23514',
      'A break is shorter than its shift and not less than 0 minutes.',
    ],
    [
      'an invitation to another club',
      'invitations',
      { email: 'ann@club.test', role: 'user', club_id: LAKESIDE },
      '42501',
      MAY_INVITE,
    ],
    [
      'an invitation to be more than staff',
      'invitations',
      { email: 'ann@club.test', role: 'manager', club_id: PINE_HOLLOW },
      '42501',
      MAY_INVITE,
    ],
    [
      'a feature for someone',
      'user_permissions',
      { user_id: UNKNOWN, feature_id: UNKNOWN },
      '42501',
      'An administrator grants other people of the club what its plan includes. For more, ask the firm.',
    ],
  ])('refuses %s in a sentence, with its code', async (_, table, row, code, sentence) => {
    const count = async () => (await world().service.from(table).select('*', { count: 'exact', head: true })).count;
    const before = await count();
    expect(await refusal(manager().from(table).insert(row))).toEqual({ code, sentence });
    expect(await count()).toBe(before);
  });

  test("passes on a function's own error with its hint", async () => {
    const answer = await manager().rpc('publish_shifts', { day_of_week: 'infinity' });
    expect(answer.error).toMatchObject({ code: '22023', hint: 'Choose a day of the week.' });
    expect(answer.error && refusalSentence(answer.error, allRefusals)).toBe(answer.error?.message);
  });

  test('says that a row no longer exists', async () => {
    expect(await refusal(manager().from('staff').select('id').eq('id', UNKNOWN).single())).toEqual({
      code: 'PGRST116',
      sentence: 'This is not there any more, or is not yours to see. Reload the page.',
    });
  });

  test('never shows technical words for anything sent to a table', async () => {
    const value = fc.constantFrom<unknown[]>(
      null,
      '',
      'x'.repeat(9000),
      'infinity',
      '31/12/2025',
      UNKNOWN,
      '\0',
      -1,
      1e30,
      true,
      {},
      [null],
    );
    const rows = await Promise.all(
      Object.keys(tableRules).map(async (table) => {
        const [row] = ok(await world().service.from(table).select('*').limit(1)) as Record<string, unknown>[];
        return { table, row: row ?? {} };
      }),
    );
    const attempt = fc.constantFrom(...rows.filter(({ row }) => 'club_id' in row)).chain(({ table, row }) =>
      fc.record({
        table: fc.constant(table),
        row: fc
          .dictionary(fc.constantFrom(...Object.keys(row).filter((column) => column !== 'id')), value, {
            minKeys: 1,
            maxKeys: 4,
          })
          .map((changed) => ({ club_id: PINE_HOLLOW, ...changed })),
        sender: fc.constantFrom('pineManager' as const, 'pineStaff' as const, 'lakeAdmin' as const),
      }),
    );
    const attempts = repeats({ inGate: 60, often: 200 });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(attempt, async ({ table, row, sender }) => {
        const { data, error } = await world()[sender].client.from(table).insert(row).select();
        if (error) {
          const sentence = refusalSentence(error, allRefusals) ?? '';
          expect({ table, row, ...error, sentence }).toMatchObject({
            code: expect.stringMatching(/^\w{5,8}$/),
            sentence: expect.stringMatching(/^\P{Ll}.*[.?!]$/su),
          });
          expect(sentence).not.toMatch(/violates|constraint|relation|syntax/);
          refused += 1;
        } else {
          const added = data as { id: string }[];
          ok(
            await world()
              .service.from(table)
              .delete()
              .in(
                'id',
                added.map(({ id }) => id),
              )
              .select('id'),
          );
        }
      }),
      { numRuns: attempts, seed: Number(process.env.FUZZ_SEED ?? 20250501) },
    );
    expect(refused).toBeGreaterThan(attempts / 2);
  });
}
