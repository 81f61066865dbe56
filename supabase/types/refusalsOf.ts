import type { RaisedRefusal } from '@platform/database';
import type { Connection } from '../database/connection';
import { GENERATED, unquoted } from './generatedText';
import { sentenceNames } from './sentenceNames';
import { textsIn } from './textsIn';

const RULES = `
  select conrelid as of_table, conname as name, obj_description(oid, 'pg_constraint') as sentence
  from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
  union all
  select indrelid, relname, obj_description(indexrelid, 'pg_class')
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indisunique and relnamespace = 'public'::regnamespace`;

const NEW_ROWS = `
  select polrelid as of_table, obj_description(oid, 'pg_policy') as sentence
  from pg_policy where polcmd = 'a'`;

const TABLES = `
  select relname as "table",
    (select sentence from (${NEW_ROWS}) as new_rows where of_table = pg_class.oid and sentence is not null limit 1) as "newRow",
    (select json_object_agg(name, sentence order by name collate "C") from (${RULES}) as rules
      where of_table = pg_class.oid and sentence is not null) as rules
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  order by relname collate "C"`;

const FUNCTIONS = `
  select proname as name, string_agg(prosrc, E'\n' order by pronamespace::regnamespace::text collate "C", oid) as source
  from pg_proc where pronamespace in ('public'::regnamespace, 'app'::regnamespace) and prosrc like '%raise exception%'
  group by proname order by proname collate "C"`;

/** Functions that list what is wrong by rules, in rows of (kind, rule, message, hint), and those that say each message. */
const PROBLEMS = `
  select proname as name, prosrc as source, proargnames @> '{kind,rule,message,hint}' as lists_rules
  from pg_proc where pronamespace = 'app'::regnamespace
    and (proargnames @> '{kind,rule,message,hint}' or proname like '%\\_problem' and prorettype = 'text'::regtype)
  order by proname collate "C"`;

/** A sentence that a function raises, with its code and hint. Those that are put together while it runs are left out. */
const RAISE =
  /raise exception '((?:[^']|'')+)'(?:,[^;]*?)?\s+using\s+errcode = '(\w+)'(?:,\s+detail = [^,;]+)?(?:,\s+hint = (?:'((?:[^']|'')*)'|format\(\s*'((?:[^']|'')*)'[^;]*\)))?\s*;/g;

/**
 * The sentences of the database, as files: one for each table, with those that stand beside its rules, one that lists the
 * tables, one with what functions raise, and one with what the rules of shifts and of employment say.
 */
export async function refusalsOf(connection: Connection): Promise<Record<string, string>> {
  const { rows } = await connection.query(TABLES);
  const spoken = rows.filter(({ newRow, rules }) => newRow !== null || rules !== null);
  const tables = spoken.map(({ table }) => String(table));
  const functions = await connection.query(FUNCTIONS);
  const problems = await connection.query(PROBLEMS);
  return {
    'raised.ts': raisedBy(functions.rows),
    'problems.ts': problemsIn(problems.rows),
    'allRefusals.ts': allRefusals(tables),
    ...Object.fromEntries(spoken.map((row) => [`refusals/${String(row.table)}.ts`, refusalsOfTable(row)])),
  };
}

function refusalsOfTable({ table, newRow, rules }: Record<string, unknown>): string {
  const refusals = { table, ...(newRow !== null && { newRow }), rules: rules ?? {} };
  return `${GENERATED}import type { TableRefusals } from '../../refusals/tableRefusals';

export const ${String(table)} = ${JSON.stringify(refusals, null, 2)} satisfies TableRefusals;
`;
}

/** What each function raises: by its code, and sentences of one code by their words. */
function raisedBy(functions: readonly Record<string, unknown>[]): string {
  const written = functions.flatMap(({ name, source }) => {
    const raised = raisesIn(String(source));
    if (raised.length === 0) return [];
    const names = namesOf(raised);
    const sentences = Object.fromEntries(raised.map((each, place) => [names[place], each]));
    return [`export const ${String(name)} = ${JSON.stringify(sentences, null, 2)} satisfies FunctionRefusals;\n`];
  });
  return `${GENERATED}import type { FunctionRefusals } from '../refusals/functionRefusals';

${written.join('\n')}`;
}

/** Each sentence that a function raises, once. */
function raisesIn(source: string): RaisedRefusal[] {
  const found = new Map<string, RaisedRefusal>();
  let end = 0;
  for (const raise of source.matchAll(RAISE)) {
    const [all, message = '', code = '', hint, formatted] = raise;
    for (const said of message === '%' ? chosenBefore(source.slice(end, raise.index), all) : [message]) {
      const refusal = {
        code,
        message: unquoted(said),
        hint: unquoted(hint ?? formatted?.replaceAll('%s', '%') ?? ''),
      };
      found.set(JSON.stringify(refusal), refusal);
    }
    end = raise.index + all.length;
  }
  return [...found.values()];
}

function namesOf(raised: readonly RaisedRefusal[]): string[] {
  const isAlone = ({ code }: RaisedRefusal) => raised.filter((other) => other.code === code).length === 1;
  const shared = raised.filter((each) => !isAlone(each));
  const names = sentenceNames(shared.map(({ message }) => message));
  return raised.map((each) => names[shared.indexOf(each)] ?? each.code);
}

/**
 * The sentences of which a variable has one when it is raised: those of the `case` that was assigned to it. `%` stands for
 * one that is put together in another way.
 */
function chosenBefore(source: string, raise: string): string[] {
  const [, variable] = /^raise exception '%', (\w+)\s/.exec(raise) ?? [];
  const [, choice = ''] = new RegExp(`\\b${variable} := case\\b([^;]*)\\bend;`).exec(source) ?? [];
  const sentences = [...choice.matchAll(/\bthen '((?:[^']|'')+)'/g)].flatMap(([, sentence]) => sentence ?? []);
  const hasOthers = /\bthen (?!')|\belse\b/.test(choice) || sentences.length === 0;
  return hasOthers ? [...sentences, '%'] : sentences;
}

/** The rows of a function that lists what is wrong: `'hard', 'overlap', <message>, '<hint>'`. */
const PROBLEM = /'(hard|soft)', '(\w+)',([\s\S]*?),\s*'((?:[^']|'')+)'\s*[;)]/g;

/** What is wrong by each rule, and the texts of the functions that say so. */
function problemsIn(functions: readonly Record<string, unknown>[]): string {
  const lists = functions.filter(({ lists_rules: lists }) => lists);
  const sources = lists.map(({ source }) => String(source));
  const listed = lists.flatMap(({ name, source }) => {
    const rules = [...String(source).matchAll(PROBLEM)].map(([, kind, rule = '', message = '', hint = '']) => [
      rule,
      { kind, ...textsIn(message), hint: unquoted(hint) },
    ]);
    if (rules.length === 0) return [];
    return `export const ${String(name)} = ${JSON.stringify(Object.fromEntries(rules), null, 2)} satisfies RuleProblems;\n`;
  });
  const said = functions.flatMap(({ name, source, lists_rules: lists }) => {
    const isAsked = sources.some((text) => text.includes(`app.${String(name)}(`));
    const texts = textsIn(String(source));
    if (lists || !isAsked || Object.keys(texts).length === 0) return [];
    return `export const ${String(name)} = ${JSON.stringify(texts, null, 2)};\n`;
  });
  return `${GENERATED}import type { RuleProblems } from '../refusals/ruleProblems';

${[...listed, ...said].join('\n')}`;
}

function allRefusals(tables: readonly string[]): string {
  return `${GENERATED}import type { TableRefusals } from '../refusals/tableRefusals';
${tables.map((table) => `import { ${table} } from './refusals/${table}';\n`).join('')}
/** The sentences of every table, for tests. A page carries those of the tables that it writes. */
export const allRefusals: readonly TableRefusals[] = [
${tables.map((table) => `  ${table},\n`).join('')}];
`;
}
