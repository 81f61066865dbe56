import { ok } from '../clients';
import { testBeyondPostgrest12, testOfOurs } from '../differences';
import type { World } from '../world';

export function filtering(world: () => World): void {
  const staff = () => world().lakeside.manager.from('staff').select('name').order('name');
  type Query = ReturnType<typeof staff>;
  const QUICK = 'Eve, the quick';

  const cases: [filter: string, apply: (query: Query) => Query, names: string[]][] = [
    ['eq', (query) => query.eq('title', 'Guard'), ['Cid', 'Dora']],
    ['neq', (query) => query.neq('active', true), ['Bob']],
    ['gt and lt', (query) => query.gt('name', 'Ann').lt('name', 'Dora'), ['Bob', 'Cid']],
    ['gte of a date', (query) => query.gte('hired_on', '2024-05-01'), ['Dora']],
    ['like', (query) => query.like('name', 'B%'), ['Bob']],
    ['ilike', (query) => query.ilike('name', '%D%'), ['Cid', 'Dora']],
    ['is null', (query) => query.is('title', null), ['Bob', QUICK]],
    ['is false', (query) => query.is('active', false), ['Bob']],
    ['not is null', (query) => query.not('title', 'is', null), ['Ann', 'Cid', 'Dora']],
    ['in, with commas and quotes', (query) => query.in('name', ['Ann', QUICK, 'nobody)']), ['Ann', QUICK]],
    ['in of nothing', (query) => query.in('name', []), []],
    ['not in', (query) => query.not('name', 'in', '(Ann,Bob)'), ['Cid', 'Dora', QUICK]],
    ['or with and', (query) => query.or('name.eq.Ann,and(title.eq.Guard,hired_on.is.null)'), ['Ann', 'Cid']],
    ['or with a quoted value', (query) => query.or('name.eq."Eve, the quick",name.eq.Bob'), ['Bob', QUICK]],
    ['or with in', (query) => query.or('name.in.(Ann,Bob),hired_on.not.is.null'), ['Ann', 'Bob', 'Dora']],
    ['contains of an array', (query) => query.contains('tags', ['pool']), ['Ann']],
    [
      'containedBy of an array',
      (query) => query.containedBy('tags', ['pool', 'tennis', 'x']).eq('title', 'Coach'),
      ['Ann'],
    ],
    ['overlaps', (query) => query.overlaps('tags', ['tennis', 'golf']), ['Ann']],
    ['contains of json', (query) => query.contains('meta', { level: 3 }), ['Ann']],
    ['a place inside json', (query) => query.eq('meta->home->>city', 'York'), ['Ann']],
    ['match', (query) => query.match({ title: 'Guard', active: true }), ['Cid', 'Dora']],
    ['ilike any', (query) => query.ilikeAnyOf('name', ['a%', 'b%']), ['Ann', 'Bob']],
    ['full text', (query) => query.textSearch('name', 'quick', { type: 'websearch', config: 'english' }), [QUICK]],
    ['a regular expression', (query) => query.filter('name', 'match', '^[AB]'), ['Ann', 'Bob']],
  ];

  test.each(cases)('%s', async (_filter, apply, names) => {
    expect(ok(await apply(staff())).map(({ name }) => name)).toEqual(names);
  });

  test('refuses a value of another type', async () => {
    const answer = await world().lakeside.manager.from('clubs').select().eq('id', 'no uuid');
    expect(answer).toMatchObject({ status: 400, error: { code: '22P02' } });
  });

  test.each(['(x{0,255}){0,255}', '('])('refuses the pattern %s, and serves the next statement', async (pattern) => {
    expect(await staff().filter('name', 'match', pattern)).toMatchObject({ status: 400, error: { code: '2201B' } });
    expect(ok(await staff())).toHaveLength(5);
  });

  testOfOurs('refuses a pattern that could take long, anywhere in a request', async () => {
    const costly = '^(.*)(.*)\\1\\2$';
    const { service } = world();
    const people = () => service.from('staff').select('name, staff_certifications(name)');
    for (const answer of [
      await people().filter('name', 'match', costly),
      await people().not('name', 'imatch', costly),
      await people().filter('name', 'match(any)', '{"^A","(.)\\\\1"}'),
      await people().or(`name.eq.Ann,and(title.eq.Guard,name.imatch.${JSON.stringify(costly)})`),
      await people().filter('staff_certifications.name', 'match', costly),
      await people().filter('name', 'match', 'x'.repeat(1001)),
    ]) {
      expect(answer).toMatchObject({ status: 400, error: { code: '2201B', hint: expect.any(String) } });
    }
    expect(ok(await staff().filter('name', 'match', 'x'.repeat(1000)))).toEqual([]);
    expect(ok(await staff().filter('name', 'match', '\\mAnn\\M'))).toEqual([{ name: 'Ann' }]);
  });

  test('never runs a value as SQL', async () => {
    const hostile = `'; drop table staff; --`;
    expect(ok(await staff().eq('name', hostile))).toEqual([]);
    expect(ok(await staff().in('name', [hostile, '"}', '\\']))).toEqual([]);
    expect(ok(await staff())).toHaveLength(5);
  });

  testBeyondPostgrest12('never runs a path inside JSON as SQL', async () => {
    expect(ok(await staff().eq(`meta->>'; drop table staff; --`, 'x'))).toEqual([]);
    expect(ok(await staff())).toHaveLength(5);
  });
}
