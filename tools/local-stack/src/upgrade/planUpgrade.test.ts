import type { Migration } from './migrations';
import { planUpgrade } from './planUpgrade';
import { digestOf, type ReplacedMigrations } from './replacedMigrations';

const migration = (version: string, sql = `-- ${version}`): Migration => {
  const name = `step_${version}`;
  return { version, name, file: `${version}_${name}.sql`, sql };
};
const applied = (...migrations: Migration[]): Map<string, { name: string; sql: string | null }> =>
  new Map(migrations.map(({ version, name, sql }) => [version, { name, sql }]));

const [one, two, three, four] = ['01', '02', '03', '04'].map((version) => migration(version)) as [
  Migration,
  Migration,
  Migration,
  Migration,
];
/** 03 replaces 01 and 02. */
const replaced: ReplacedMigrations[] = [
  {
    by: '03',
    migrations: new Map([one, two].map(({ version, name, sql }) => [version, { name, digest: digestOf(sql) }])),
  },
];

test('creates everything when nothing was applied', () => {
  expect(planUpgrade(applied(), [one, two], [])).toEqual({ kind: 'create', pending: [one, two] });
});

test('changes nothing when everything is applied', () => {
  expect(planUpgrade(applied(one, two), [one, two], [])).toEqual({ kind: 'current' });
});

test('applies what is new when the rest is applied', () => {
  expect(planUpgrade(applied(one), [one, two, three], [])).toEqual({
    kind: 'upgrade',
    baseline: null,
    pending: [two, three],
  });
});

test('counts the replacement as applied when everything it replaced is', () => {
  const plan = planUpgrade(applied(one, two), [three, four], replaced);
  expect(plan).toEqual({ kind: 'upgrade', baseline: three, pending: [four] });
});

test('changes nothing when the replacement itself is applied', () => {
  expect(planUpgrade(applied(three, four), [three, four], replaced)).toEqual({ kind: 'current' });
});

describe('refuses', () => {
  const pastOf = (...how: Parameters<typeof planUpgrade>) => {
    const plan = planUpgrade(...how);
    return plan.kind === 'impossible' ? plan.past : plan;
  };

  test('data of a later version when it has migrations after the last one', () => {
    expect(pastOf(applied(one, two, three), [one, two], [])).toEqual({
      kind: 'later',
      migrations: ['03_step_03'],
      newest: '02_step_02',
    });
  });

  test('data with an unknown migration in between', () => {
    expect(pastOf(applied(one, two, three), [one, three], [])).toEqual({ kind: 'unknown', migrations: ['02_step_02'] });
    expect(pastOf(applied(one, two, migration('025')), [three], replaced)).toEqual({
      kind: 'unknown',
      migrations: ['025_step_025'],
    });
  });

  test('data of replaced migrations that a later version continued', () => {
    expect(pastOf(applied(one, two, four), [three], replaced)).toMatchObject({ kind: 'later' });
  });

  test('data with a migration of another text, or without a stored one', () => {
    const edited = { kind: 'edited', migrations: ['01_step_01'] };
    expect(pastOf(applied(migration('01', '-- other'), two), [one, two], [])).toEqual(edited);
    expect(pastOf(applied(migration('01', '-- other'), two), [three], replaced)).toEqual(edited);
    const untold = applied(two).set('01', { name: 'step_01', sql: null });
    expect(pastOf(untold, [three], replaced)).toEqual(edited);
  });

  test('data with some of the replaced migrations', () => {
    expect(pastOf(applied(one), [three, four], replaced)).toEqual({
      kind: 'unfinished',
      migrations: ['02_step_02'],
      of: 2,
      by: '03_step_03',
    });
  });

  test('data that lacks a migration before an applied one', () => {
    expect(pastOf(applied(one, three), [one, two, three], [])).toEqual({ kind: 'gap', migrations: ['02_step_02'] });
  });
});
