import { grammarError } from '../restError';
import { parseField } from './parseField';
import { splitTopLevel, unquote } from './split';
import { operators, type Condition, type Filter, type Operator } from './syntaxTree';

const MAX_LOGIC_DEPTH = 10;
const LIST_MEMBER = /(?<=^|,)(?:"((?:[^"\\]|\\.)*)"|([^,]*))(?=,|$)/gs;
const OPERATION = /^(not\.)?([a-z]+)(?:\((\w+)\))?\.(.*)$/s;

/** `eq.5`, `not.in.(1,2)`, `like(any).{a*,b*}`, `fts(english).word`. */
export function parseOperation(text: string): Omit<Filter, 'kind' | 'field'> {
  const match = OPERATION.exec(text);
  const operator = match?.[2] as Operator | undefined;
  if (!match || !operator || !operators.includes(operator)) {
    throw grammarError(
      `"failed to parse filter (${text})" (line 1, column 1)`,
      `unexpected "${text.charAt(0)}" expecting "not" or operator (eq, gt, ...)`,
    );
  }
  return { negated: match[1] !== undefined, operator, modifier: match[3] ?? null, value: match[4] ?? '' };
}

/** `(a.eq.1,or(b.gt.2,c.is.null))`, the value of `and=` and `or=`. */
export function parseLogic(operator: 'and' | 'or', text: string, negated = false, depth = 0): Condition {
  const trimmed = text.trim();
  if (!trimmed.startsWith('(') || !trimmed.endsWith(')')) throw logicError(text);
  if (depth >= MAX_LOGIC_DEPTH) throw grammarError(`A logic tree has more than ${MAX_LOGIC_DEPTH} levels`);
  const members = splitTopLevel(trimmed.slice(1, -1), ',');
  return {
    kind: 'logic',
    operator,
    negated,
    conditions: members.map((member) => parseMember(member.trim(), depth)),
  };
}

function parseMember(text: string, depth: number): Condition {
  const nested = /^(not\.)?(and|or)(\(.*\))$/s.exec(text);
  if (nested?.[2] && nested[3]) {
    return parseLogic(nested[2] as 'and' | 'or', nested[3], nested[1] !== undefined, depth + 1);
  }
  const filter = /^((?:"(?:[^"\\]|\\.)*"|[^."]+)(?:->>?[^.]+)*)\.(.*)$/s.exec(text);
  if (!filter?.[1] || filter[2] === undefined) throw logicError(text);
  const operation = parseOperation(filter[2]);
  return { kind: 'filter', field: parseField(filter[1]), ...operation, value: memberValue(operation) };
}

/** Inside a logic tree a value with reserved characters is quoted; lists keep their quotes. */
function memberValue({ operator, value }: Pick<Filter, 'operator' | 'value'>): string {
  return operator === 'in' ? value : unquote(value);
}

/**
 * The members of `(1,"a,b",c)`, the value of `in`, as the client library writes it: only members with a comma or
 * parenthesis are quoted, so a quote that does not enclose its member is a part of it.
 */
export function parseList(text: string): string[] {
  if (!text.startsWith('(') || !text.endsWith(')')) throw grammarError(`"failed to parse filter (in.${text})"`);
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  return [...inner.matchAll(LIST_MEMBER)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/gs, '$1'),
  );
}

function logicError(text: string) {
  return grammarError(`"failed to parse logic tree (${text})" (line 1, column 1)`);
}
