import { arrayParameter, quoteIdentifier, quoteLiteral } from '../../database/literals';
import { grammarError, RestError } from '../restError';
import { parseList } from '../grammar/parseCondition';
import type { Condition, Filter, Operator } from '../grammar/syntaxTree';
import type { Relation } from '../schema/schemaCache';
import { fieldSql } from './fieldSql';
import { requireCheapPattern, searchesOfPattern } from './requireCheapPattern';
import type { StatementScope } from './statementScope';

/** Where a condition is evaluated. */
interface ConditionPlace {
  relation: Relation | null;
  alias: string;
  /** The alias of the lateral join by the name or alias of its embed: `staff=not.is.null`. */
  embeds: ReadonlyMap<string, string>;
}

const comparisons: Partial<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const textSearches: Partial<Record<Operator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

const truths = new Map([
  ['null', 'null'],
  ['not_null', 'not null'],
  ['true', 'true'],
  ['false', 'false'],
  ['unknown', 'unknown'],
]);

/** A condition as SQL, with its values bound as parameters. */
export function conditionSql(scope: StatementScope, place: ConditionPlace, condition: Condition): string {
  const sql =
    condition.kind === 'logic'
      ? `(${condition.conditions.map((member) => conditionSql(scope, place, member)).join(` ${condition.operator} `)})`
      : filterSql(scope, place, condition);
  return condition.negated ? `not (${sql})` : sql;
}

function filterSql(scope: StatementScope, place: ConditionPlace, filter: Filter): string {
  const { operator, modifier, value } = filter;
  const left = leftSide(place, filter);
  if (operator === 'is') return `${left} is ${truthSql(value)}`;
  if (operator === 'in') return `${left} = any(${scope.bind(arrayParameter(parseList(value)))})`;
  if (operator === 'match' || operator === 'imatch') requireCheapPattern(value);
  scope.countSearches(searchesIn(filter));
  const search = textSearches[operator];
  if (search) return textSearchSql(scope, place, filter, left, search);
  const comparison = comparisons[operator];
  if (!comparison) throw grammarError(`"unknown operator ${operator}"`);
  const isPattern = operator === 'like' || operator === 'ilike';
  const bound = scope.bind(isPattern ? value.replaceAll('*', '%') : value);
  if (modifier === null) return `${left} ${comparison} ${bound}`;
  if (modifier !== 'any' && modifier !== 'all') throw grammarError(`"unknown modifier ${operator}(${modifier})"`);
  return `${left} ${comparison} ${modifier}(${bound})`;
}

/**
 * How often a filter searches every text: `like(any).{a*,b*}` does so once for each pattern. A long pattern counts more
 * than once.
 */
function searchesIn({ operator, modifier, value }: Filter): number {
  const isRegularExpression = operator === 'match' || operator === 'imatch';
  const isPattern = isRegularExpression || operator === 'like' || operator === 'ilike';
  if (!isPattern) return operator in textSearches ? 1 : 0;
  const patterns = modifier === null ? 1 : value.split(',').length;
  return isRegularExpression ? Math.max(patterns, searchesOfPattern(value)) : patterns;
}

function leftSide(place: ConditionPlace, { field, operator, value }: Filter): string {
  const join = field.path.length === 0 ? place.embeds.get(field.name) : undefined;
  const isColumn = place.relation?.columns.has(field.name) ?? false;
  if (join === undefined || isColumn) return fieldSql(place.relation, place.alias, field);
  if (operator === 'is' && (value === 'null' || value === 'not_null')) return `${quoteIdentifier(join)}.value`;
  throw new RestError(400, 'PGRST120', `Bad operator on the '${field.name}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

function truthSql(value: string): string {
  const truth = truths.get(value.toLowerCase());
  if (truth) return truth;
  throw grammarError(
    `"failed to parse filter (is.${value})" (line 1, column 4)`,
    'null, true, false or unknown is expected',
  );
}

function textSearchSql(
  scope: StatementScope,
  place: ConditionPlace,
  { field, modifier, value }: Filter,
  left: string,
  search: string,
): string {
  const language = modifier === null ? '' : `${quoteLiteral(modifier)}, `;
  const isVector = field.path.length === 0 && place.relation?.columns.get(field.name)?.type === 'tsvector';
  const vector = isVector ? left : `to_tsvector(${language}${left})`;
  return `${vector} @@ ${search}(${language}${scope.bind(value)})`;
}
