import { RestError } from '../restError';
import { attachParameters } from './attachParameters';
import { parseList, parseLogic, parseOperation } from './parseCondition';
import { parseOrder } from './parseOrder';
import { parseSelect } from './parseSelect';
import { splitTopLevel } from './split';
import { embedsOf } from './syntaxTree';

describe('splitTopLevel', () => {
  test.each([
    ['a,b', ['a', 'b']],
    ['a,b(c,d(e)),f', ['a', 'b(c,d(e))', 'f']],
    ['"a,b",c', ['"a,b"', 'c']],
    ['"a\\",b",c', ['"a\\",b"', 'c']],
    ['tags.cs.{a,b},c', ['tags.cs.{a,b}', 'c']],
    ['', ['']],
  ])('%s', (text, parts) => expect(splitTopLevel(text, ',')).toEqual(parts));

  test.each(['a)', '(a', '"a', 'a)(b'])('refuses the unclosed %s', (text) => {
    expect(() => splitTopLevel(text, ',')).toThrow(RestError);
  });
});

describe('parseSelect', () => {
  const only = (text: string) => parseSelect(text).select[0];

  test('reads columns with alias, cast and JSON path', () => {
    expect(only('full_name:name::text')).toEqual({
      kind: 'column',
      field: { name: 'name', path: [] },
      alias: 'full_name',
      cast: 'text',
    });
    expect(only('meta->home->0->>city')).toMatchObject({
      field: {
        name: 'meta',
        path: [
          { key: 'home', asText: false, isIndex: false },
          { key: '0', asText: false, isIndex: true },
          { key: 'city', asText: true, isIndex: false },
        ],
      },
    });
  });

  test('reads all columns and none', () => {
    expect(parseSelect('*').select).toEqual([{ kind: 'everything' }]);
    expect(parseSelect('').select).toEqual([]);
  });

  test.each(['count()', 'id,pay:rate::numeric.sum()::text', 'staff(rate.avg())', 'sum()'])(
    'refuses the aggregate %s',
    (select) => {
      expect(() => parseSelect(select)).toThrow('Use of aggregate functions is not allowed');
    },
  );

  test('accepts twenty embeds on all levels together and refuses one more', () => {
    const select = (count: number) => Array.from({ length: count }, (_, index) => `a${index}:clubs(id)`).join();
    expect(parseSelect(`id,club:clubs(${select(19)})`).select).toHaveLength(2);
    expect(() => parseSelect(`id,club:clubs(${select(20)})`)).toThrow('more than 20 embeds');
  });

  test('reads embeds with alias, hint, join and spread', () => {
    expect(only('who:staff!staff_club_id_fkey!inner(name,clubs(id))')).toMatchObject({
      kind: 'embed',
      name: 'staff',
      alias: 'who',
      hint: 'staff_club_id_fkey',
      join: 'inner',
      spread: false,
      node: { select: [{ kind: 'column' }, { kind: 'embed', name: 'clubs' }] },
    });
    expect(only('...clubs(name)')).toMatchObject({ kind: 'embed', spread: true, join: 'left' });
  });

  test('accepts three levels of embeds and no more', () => {
    expect(() => parseSelect('a(b(c(id)))')).not.toThrow();
    expect(() => parseSelect('a(b(c(d(id))))')).toThrow(RestError);
  });

  test.each(['a,', ',a', 'a(b', 'a::text; drop table x', 'a::(select 1)', 'a::text)'])('refuses %s', (text) => {
    expect(() => parseSelect(text)).toThrow(RestError);
  });
});

describe('filters', () => {
  test('reads negation, a modifier and a value with dots', () => {
    expect(parseOperation('not.like(any).{a.b*,c*}')).toEqual({
      negated: true,
      operator: 'like',
      modifier: 'any',
      value: '{a.b*,c*}',
    });
  });

  test.each(['5', 'foo.5', '.eq.5', 'eq', ''])('refuses %s as an operation', (text) => {
    expect(() => parseOperation(text)).toThrow(RestError);
  });

  test.each([
    ['()', []],
    ['(1,2)', ['1', '2']],
    ['("a,b",c)', ['a,b', 'c']],
    ['("a\\"b",c"d,"})', ['a"b', 'c"d', '"}']],
    ['(a,,b)', ['a', '', 'b']],
    ['( a)', [' a']],
  ])('reads the list %s', (text, members) => expect(parseList(text)).toEqual(members));

  test('reads a logic tree', () => {
    expect(parseLogic('or', '(a.eq.1,not.and(b.gt.2,c.is.null),"d.e".in.(x,y))')).toEqual({
      kind: 'logic',
      operator: 'or',
      negated: false,
      conditions: [
        expect.objectContaining({ kind: 'filter', operator: 'eq', value: '1' }),
        expect.objectContaining({ kind: 'logic', operator: 'and', negated: true }),
        expect.objectContaining({ field: { name: 'd.e', path: [] }, operator: 'in', value: '(x,y)' }),
      ],
    });
  });

  test('refuses an endless logic tree early', () => {
    const deep = `${'and('.repeat(3000)}a.eq.1${')'.repeat(3000)}`;
    expect(() => parseLogic('or', `(${deep})`)).toThrow(RestError);
  });
});

test('order', () => {
  expect(parseOrder('name.desc.nullslast,meta->>city,clubs(name).asc,id.nullsfirst')).toEqual([
    { embed: null, field: { name: 'name', path: [] }, direction: 'desc', nulls: 'last' },
    {
      embed: null,
      field: { name: 'meta', path: [{ key: 'city', asText: true, isIndex: false }] },
      direction: null,
      nulls: null,
    },
    { embed: 'clubs', field: { name: 'name', path: [] }, direction: 'asc', nulls: null },
    { embed: null, field: { name: 'id', path: [] }, direction: null, nulls: 'first' },
  ]);
});

describe('attachParameters', () => {
  test('assigns parameters to their level', () => {
    const root = parseSelect('id,people:staff(name,clubs(id))');
    attachParameters(root, [
      ['select', 'ignored'],
      ['id', 'eq.5'],
      ['staff.order', 'name'],
      ['people.clubs.limit', '2'],
      ['people.not.or', '(a.eq.1,b.eq.2)'],
    ]);
    expect(root.conditions).toHaveLength(1);
    const people = embedsOf(root)[0]?.node;
    expect(people?.order).toHaveLength(1);
    expect(people?.conditions).toEqual([expect.objectContaining({ kind: 'logic', negated: true })]);
    expect(people && embedsOf(people)[0]?.node.limit).toBe(2);
  });

  test('refuses a level that is not selected, by name', () => {
    expect(() => attachParameters(parseSelect('id'), [['staff.name', 'eq.x']])).toThrow(
      "'staff' is not an embedded resource",
    );
  });

  test.each(['-1', 'x', '1;drop', '1e9', ''])('refuses limit=%s', (limit) => {
    expect(() => attachParameters(parseSelect('id'), [['limit', limit]])).toThrow(RestError);
  });
});
