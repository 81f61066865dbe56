import { attachParameters } from '../grammar/attachParameters';
import { parseSelect } from '../grammar/parseSelect';
import { RestError } from '../restError';
import { buildSchemaCache } from '../schema/buildSchemaCache';
import type { Catalogue, ColumnRow } from '../schema/catalogue';
import { findRelationship } from './findRelationship';
import { selectSql } from './selectSql';
import { StatementScope } from './statementScope';

const table = (relation: string, columns: Record<string, string>): ColumnRow[] =>
  Object.entries(columns).map(([column, type]) => ({
    relation,
    kind: 'table',
    column,
    type,
    default_expression: null,
  }));
const key = (name: string, relation: string, column: string, target: string) => ({
  name,
  relation,
  columns: [column],
  target,
  target_columns: ['id'],
});

const catalogue: Catalogue = {
  columns: [
    ...table('clubs', { id: 'uuid', name: 'text' }),
    ...table('staff', {
      id: 'bigint',
      club_id: 'uuid',
      mentor_id: 'bigint',
      name: 'text',
      meta: 'jsonb',
      tags: 'text[]',
    }),
    ...table('shifts', { id: 'bigint', staff_id: 'bigint', cover_id: 'bigint' }),
    ...table('members', { team_id: 'bigint', staff_id: 'bigint' }),
    ...table('teams', { id: 'bigint' }),
    ...table('badges', { id: 'bigint', staff_id: 'bigint' }),
  ],
  keys: [
    { relation: 'members', is_primary: true, columns: ['team_id', 'staff_id'] },
    { relation: 'badges', is_primary: false, columns: ['staff_id'] },
  ],
  foreignKeys: [
    key('staff_club_id_fkey', 'staff', 'club_id', 'clubs'),
    key('staff_mentor_id_fkey', 'staff', 'mentor_id', 'staff'),
    key('shifts_staff_id_fkey', 'shifts', 'staff_id', 'staff'),
    key('shifts_cover_id_fkey', 'shifts', 'cover_id', 'staff'),
    key('members_staff_id_fkey', 'members', 'staff_id', 'staff'),
    key('members_team_id_fkey', 'members', 'team_id', 'teams'),
    key('badges_staff_id_fkey', 'badges', 'staff_id', 'staff'),
  ],
  viewColumns: [],
  functions: [],
};
const cache = buildSchemaCache(catalogue, 'public');
const relation = (name: string) => {
  const found = cache.relations.get(name);
  if (!found) throw new Error(`the catalogue of this test has no ${name}`);
  return found;
};

function statement(select: string, parameters: [string, string][] = []) {
  const node = parseSelect(select);
  attachParameters(node, parameters);
  const scope = new StatementScope(cache, 'authenticated');
  const staff = relation('staff');
  const { sql } = selectSql(scope, node, { relation: staff, alias: 'staff', from: '"public"."staff"', joinedOn: [] });
  return { sql, parameters: scope.parameters };
}

test('binds values and quotes names', () => {
  const { sql, parameters } = statement('"na\\"me"', [
    ['name', `eq.'; drop table staff; --`],
    ['tags', 'cs.{a}'],
    ['id', 'in.(1,"2,3")'],
  ]);
  expect(sql).toBe(
    'select "staff"."na""me" as "na""me" from "public"."staff" where "staff"."name" = $1 and "staff"."tags" @> $2 and "staff"."id" = any($3)',
  );
  expect(parameters).toEqual([`'; drop table staff; --`, '{a}', '{"1","2,3"}']);
});

test('quotes JSON paths, and casts other columns to JSON', () => {
  const { sql } = statement(`meta->a'b->>0,tags->0`);
  expect(sql).toContain(`"staff"."meta"->'a''b'->>0 as "a'b"`);
  expect(sql).toContain('to_jsonb("staff"."tags")->0');
});

test('writes negation and logic', () => {
  const { sql } = statement('id', [['not.or', '(name.is.null,id.not.gt.5)']]);
  expect(sql).toContain('where not (("staff"."name" is null or not ("staff"."id" > $1)))');
});

test('writes order, limit and offset', () => {
  const { sql } = statement('id', [
    ['order', 'name.desc.nullslast,id'],
    ['limit', '5'],
    ['offset', '10'],
  ]);
  expect(sql).toMatch(/order by "staff"\."name" desc nulls last, "staff"\."id" limit 5 offset 10$/);
});

test('groups a count by the other columns', () => {
  const { sql } = statement('club_id,total:count');
  expect(sql).toBe(
    'select "staff"."club_id" as "club_id", count(*) as "total" from "public"."staff" group by "staff"."club_id"',
  );
});

test("writes a text search's language as a constant", () => {
  const { sql, parameters } = statement('id', [['name', 'wfts(english).cat']]);
  expect(sql).toContain(`to_tsvector('english', "staff"."name") @@ websearch_to_tsquery('english', $1)`);
  expect(parameters).toEqual(['cat']);
  expect(() => statement('id', [['name', `fts(english'x).cat`]])).toThrow(RestError);
});

describe('relationships', () => {
  const find = (from: string, name: string, hint: string | null = null) =>
    findRelationship(relation(from), { name, hint });

  test('finds one by table, by key and by column', () => {
    expect(find('staff', 'clubs')).toMatchObject({ cardinality: 'many-to-one' });
    expect(find('staff', 'staff_club_id_fkey')).toMatchObject({ target: { name: 'clubs' } });
    expect(find('staff', 'club_id')).toMatchObject({ target: { name: 'clubs' } });
    expect(find('clubs', 'staff')).toMatchObject({ cardinality: 'one-to-many' });
  });

  test('finds a to-one relationship for a unique key', () => {
    expect(find('staff', 'badges')).toMatchObject({ cardinality: 'one-to-one', side: 'referenced' });
  });

  test('finds one through a junction table', () => {
    expect(find('teams', 'staff')).toMatchObject({ cardinality: 'many-to-many', junction: { name: 'members' } });
  });

  test('needs a hint for two keys to one table', () => {
    expect(() => find('shifts', 'staff')).toThrow('more than one relationship');
    expect(find('shifts', 'staff', 'cover_id')).toMatchObject({ constraint: 'shifts_cover_id_fkey' });
    expect(find('shifts', 'staff', 'shifts_staff_id_fkey')).toMatchObject({ constraint: 'shifts_staff_id_fkey' });
  });

  test('finds children and parent in a table that refers to itself', () => {
    expect(find('staff', 'staff')).toMatchObject({ side: 'referenced' });
    expect(find('staff', 'mentor_id')).toMatchObject({ side: 'referencing' });
  });

  test('reports that none was found', () => {
    expect(() => find('clubs', 'teams')).toThrow("Could not find a relationship between 'clubs' and 'teams'");
  });
});
