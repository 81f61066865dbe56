import type { Connection } from '../database/connection';
import { GENERATED, unquoted } from './generatedText';
import { sentenceNames } from './sentenceNames';
import { textsIn } from './textsIn';

/** What tells that a row of a list or of a file is wrong: a column with its problem, or one problem for each cell. */
const JUDGES_ROWS = `proargnames @> '{line,problem}' or prosrc like '%cell, message)%'`;

/** Functions and views whose texts pages show before the database has written them. */
const SHOWN_EARLIER = [
  'add_project_to_budget',
  'begin_project_history',
  'count_vote',
  'other_role_words',
  'promote_ticket_to_project',
  'promote_wish_to_project',
  'record_answer',
  'refusal_of_the_uninvited',
  'tell_of_withdrawal',
  'workforce_recommendations',
];

const LISTED = `'{${SHOWN_EARLIER.join(',')}}'`;

const SOURCES = `
  select proname as name, prosrc as source
  from pg_proc where pronamespace = 'app'::regnamespace and (${JUDGES_ROWS} or proname = any (${LISTED}))
  union all
  select relname, pg_get_viewdef(oid)
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' and relname = any (${LISTED})
  order by name`;

/** What is raised is among what functions raise; a comment is no text. */
const NOT_SAID = /raise exception[^;]*;|--.*$/gm;

/** The text about one cell: `('birth_date', case when … then '<text>' end)`, or `select line, 'name', '<text>'`. */
const CELL = /'(\w+)',\s*(?:case when [\s\S]*? then\s+)?(?:format\()?\s*'((?:[^']|'')+\.)'/g;

/**
 * The file with the sentences that functions and views say without raising them, and that a page says too. Several of one
 * function have names of their own words, or of the cell that they are about. Each `%` stands for a value.
 */
export async function saidTexts(connection: Connection): Promise<string> {
  const { rows } = await connection.query(SOURCES);
  const missing = SHOWN_EARLIER.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length > 0) throw new Error(`The database has no function or view ${missing.join(', ')}.`);
  const said = rows.map(({ name, source }) => {
    const text = String(source).replace(NOT_SAID, '');
    const texts = text.includes('cell, message)') ? textsOfCells(text) : textsIn(text);
    return `export const ${String(name)} = ${JSON.stringify(texts, null, 2)};\n`;
  });
  return `${GENERATED}\n${said.join('\n')}`;
}

function textsOfCells(source: string): Record<string, string> {
  const texts = [...source.matchAll(CELL)].map(([, cell = '', text = '']) => ({ cell, text: unquoted(text) }));
  const names = sentenceNames(texts.map(({ text }) => text));
  const isAlone = (cell: string) => texts.filter((each) => each.cell === cell).length === 1;
  return Object.fromEntries(texts.map(({ cell, text }, place) => [isAlone(cell) ? cell : names[place], text]));
}
