import { grammarError, RestError } from '../restError';
import { parseLogic, parseOperation } from './parseCondition';
import { parseField } from './parseField';
import { parseOrder } from './parseOrder';
import { splitTopLevel, unquote } from './split';
import { embedsOf, type ReadNode } from './syntaxTree';

/** Parameters that other code reads. `apikey` is the key of a caller that cannot send headers. */
const notFilters = new Set(['select', 'columns', 'on_conflict', 'apikey']);

/**
 * Attaches filters, order and limits to their nodes in the tree of embeds: `name=eq.Ann` to the root,
 * `staff.name=eq.Ann` to the embed `staff`.
 * @param isArgument whether a parameter of the root is an argument of the called function instead
 * @throws RestError if a parameter is invalid or names an embed that is not selected
 */
export function attachParameters(
  root: ReadNode,
  parameters: Iterable<[string, string]>,
  isArgument: (name: string) => boolean = () => false,
): void {
  for (const [key, value] of parameters) {
    const names = splitTopLevel(key, '.').map(unquote);
    const last = names.pop() ?? '';
    const isLogic = last === 'and' || last === 'or';
    const negated = isLogic && names.at(-1) === 'not';
    if (negated) names.pop();
    if (names.length === 0 && (notFilters.has(last) || isArgument(last))) continue;
    const node = findNode(root, names);
    if (last === 'order') node.order = parseOrder(value);
    else if (last === 'limit') node.limit = parseCount('limit', value);
    else if (last === 'offset') node.offset = parseCount('offset', value);
    else if (isLogic) node.conditions.push(parseLogic(last, value, negated));
    else node.conditions.push({ kind: 'filter', field: parseField(last), ...parseOperation(value) });
  }
}

function findNode(root: ReadNode, names: string[]): ReadNode {
  return names.reduce((node, name) => {
    const embed = embedsOf(node).find((candidate) => candidate.alias === name || candidate.name === name);
    if (embed) return embed.node;
    const path = names.join('.');
    throw new RestError(400, 'PGRST108', `'${path}' is not an embedded resource in this request`, {
      hint: `Verify that '${path}' is included in the 'select' query parameter.`,
    });
  }, root);
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw grammarError(`"failed to parse ${name} (${text})"`, 'a whole number is expected');
  return Number(text);
}
