import { grammarError, RestError } from '../restError';
import { parseField } from './parseField';
import { splitTopLevel, unquote } from './split';
import { embedsOf, type Embed, type ReadNode, type SelectItem } from './syntaxTree';

/** Clubs → staff → certifications → their kind: anything deeper is a report, not a page. */
const MAX_EMBED_DEPTH = 3;

/** Most embeds of one request. Each may return a full page of rows, and nested ones multiply. */
const MAX_EMBEDS = 20;

const CAST = /^[a-z_][\w ]*(\(\d+(,\s*\d+)?\))?(\[\])?$/i;
/** PostgREST refuses aggregates by default (`db-aggregates-enabled`). */
const AGGREGATE = /(^|\.)(sum|avg|min|max|count)\(\)(::|$)/;

/**
 * Parses the value of `select`: `id,full:name::text,club:clubs!inner(name),...owner(email)`.
 * @throws RestError if it is invalid, or embeds too deeply or too much
 */
export function parseSelect(text: string): ReadNode {
  const node = parseNode(text, 0);
  if (countEmbeds(node) > MAX_EMBEDS) {
    throw new RestError(400, 'PGRST100', `The select parameter has more than ${MAX_EMBEDS} embeds`, {
      hint: 'Read some of them in a request of their own.',
    });
  }
  return node;
}

function countEmbeds(node: ReadNode): number {
  return embedsOf(node).reduce((count, embed) => count + 1 + countEmbeds(embed.node), 0);
}

function parseNode(text: string, depth: number): ReadNode {
  const items = text.trim() === '' ? [] : splitTopLevel(text, ',');
  return {
    select: items.map((item) => parseItem(item.trim(), text, depth)),
    conditions: [],
    order: [],
    limit: null,
    offset: 0,
  };
}

function parseItem(item: string, whole: string, depth: number): SelectItem {
  if (item === '') throw grammarError(`"failed to parse select parameter (${whole})"`, 'an item is empty');
  if (item === '*') return { kind: 'everything' };
  const spread = item.startsWith('...');
  const { alias, rest } = splitAlias(spread ? item.slice(3) : item);
  if (AGGREGATE.test(rest)) throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  const { body, cast } = splitCast(rest);
  if (body.endsWith(')') && body.includes('(')) return parseEmbed(body, alias, spread, depth);
  return { kind: 'column', field: parseField(body), alias, cast };
}

function parseEmbed(body: string, alias: string | null, spread: boolean, depth: number): Embed {
  if (depth >= MAX_EMBED_DEPTH) {
    throw new RestError(400, 'PGRST100', `The select parameter embeds more than ${MAX_EMBED_DEPTH} levels deep`, {
      hint: 'Read the deeper rows in a request of their own.',
    });
  }
  const open = body.indexOf('(');
  const [name = '', ...modifiers] = body.slice(0, open).split('!').map(unquote);
  const node = parseNode(body.slice(open + 1, -1), depth + 1);
  const hint = modifiers.find((modifier) => modifier !== 'inner' && modifier !== 'left') ?? null;
  return { kind: 'embed', name, alias, hint, join: modifiers.includes('inner') ? 'inner' : 'left', spread, node };
}

/** Splits `alias:rest`. The `::` of a cast is not an alias, nor is a colon inside parentheses. */
function splitAlias(item: string): { alias: string | null; rest: string } {
  const match = /^("(?:[^"\\]|\\.)*"|[^:("]+):(?!:)(.*)$/s.exec(item);
  if (match?.[1] === undefined || match[2] === undefined) return { alias: null, rest: item };
  return { alias: unquote(match[1]), rest: match[2] };
}

function splitCast(item: string): { body: string; cast: string | null } {
  const at = topLevelCast(item);
  if (at < 0) return { body: item, cast: null };
  const cast = item.slice(at + 2);
  if (CAST.test(cast)) return { body: item.slice(0, at), cast };
  throw grammarError(`"failed to parse cast (${cast})"`);
}

/** The position of the last `::` outside of parentheses; -1 without one. */
function topLevelCast(item: string): number {
  let depth = 0;
  let found = -1;
  for (let index = 0; index < item.length; index += 1) {
    const character = item.charAt(index);
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && item.startsWith('::', index)) found = index;
  }
  return found;
}
