import { addAnalyst } from '../support/addAnalyst';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, pineAnalyst, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { addStaff } from './addStaff';

const database = databaseOfEachTest();
const { pineAdmin, pineManager, pineStaff, firm, lakeAdmin } = people;

describe('pay of a role', () => {
  const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
  const change = (set: string) =>
    database.as(pineManager, `update public.job_roles set ${set} where id = '${LIFEGUARD}'`);
  const save = (fields: object) =>
    database.as(pineManager, `select public.save_job_role($1, $2, '[]')`, [PINE_HOLLOW, JSON.stringify(fields)]);
  const reasonOf = async () =>
    (await database.owner(`select pay_reason from public.job_role_definitions where id = $1`, [LIFEGUARD]))[0]
      ?.pay_reason;

  test('needs a reason below the minimum wage, in the words of a person’s pay', async () => {
    const refusal = {
      kind: 'refused',
      code: 'PT422',
      message: 'Pay of $7.00 an hour is below the minimum wage, $7.25 (federal, 29 U.S.C. 206(a)(1)).',
      hint: 'Raise the pay, or name the exemption that applies.',
    };
    expect(await addStaff(database, { hourly_rate: 7 })).toEqual(refusal);
    expect(await change('pay_range_min = 7')).toEqual(refusal);
    expect(await change('pay_range_min = null, pay_range_max = 7')).toEqual(refusal);
    expect(await save({ title: 'Snack Bar', pay_range_min: 7, pay_range_max: 12 })).toEqual(refusal);
    expect(await save({ title: 'Snack Bar', pay_range_min: 7, pay_reason: '  ' })).toEqual(refusal);
    expect(await change('pay_range_min = 7.25')).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('keeps its reason for as long as it is below the minimum wage', async () => {
    expect(await change(`pay_range_min = 7, pay_reason = 'Seasonal exemption'`)).toMatchObject({ affected: 1 });
    expect(await change(`description = 'Swims.'`)).toMatchObject({ affected: 1 });
    expect(await reasonOf()).toBe('Seasonal exemption');
    expect(await change('pay_range_min = 9')).toMatchObject({ affected: 1 });
    expect(await reasonOf()).toBeNull();
    expect(await change('pay_range_min = 7')).toMatchObject({ code: 'PT422' });
    expect(await save({ title: 'Snack Bar', pay_range_min: 7, pay_reason: 'Seasonal exemption' })).toMatchObject({
      kind: 'done',
    });
  });

  test('is explained to people who may read pay, and to no other member', async () => {
    expect(await change(`pay_range_min = 7, pay_reason = 'Seasonal exemption'`)).toMatchObject({ affected: 1 });
    const reasonFor = async (reader: Caller) =>
      (
        await readAs(database, reader, `select pay_range_min, pay_reason from public.job_roles where id = $1`, [
          LIFEGUARD,
        ])
      )[0];
    await addAnalyst(database);
    for (const reader of [pineManager, pineAdmin, firm, service]) {
      expect(await reasonFor(reader)).toEqual({ pay_range_min: '7.00', pay_reason: 'Seasonal exemption' });
    }
    for (const reader of [pineStaff, pineAnalyst]) {
      expect(await reasonFor(reader)).toEqual({ pay_range_min: '7.00', pay_reason: null });
      expect(await database.as(reader, `select app.pay_reason_of($1) as reason`, [LIFEGUARD])).toMatchObject({
        rows: [{ reason: null }],
      });
      expect(await database.as(reader, `select pay_reason from public.job_role_definitions`)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await reasonFor(lakeAdmin)).toBeUndefined();
    expect(
      await database.as(pineManager, `select public.save_job_role($1, $2, '[]', $3, $4)`, [
        PINE_HOLLOW,
        JSON.stringify({ title: 'Lifeguard', pay_range_min: 7 }),
        LIFEGUARD,
        (await database.owner(`select version from public.job_roles where id = $1`, [LIFEGUARD]))[0]?.version,
      ]),
    ).toMatchObject({ kind: 'done' });
    expect(await reasonOf()).toBe('Seasonal exemption');
  });

  test('is checked when the role starts to take applications, and not when anything else changes', async () => {
    await database.owner(`update public.job_role_definitions set pay_range_min = 5, is_open = false where id = $1`, [
      LIFEGUARD,
    ]);
    expect(await change('positions_total = 14')).toMatchObject({ affected: 1 });
    expect(await change('is_open = true')).toMatchObject({ code: 'PT422', message: expect.stringContaining('$5.00') });
    expect(await change(`is_open = true, pay_reason = 'Seasonal exemption'`)).toMatchObject({ affected: 1 });
  });
});
