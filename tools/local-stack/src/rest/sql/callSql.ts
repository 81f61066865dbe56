import { quoteIdentifier } from '../../database/literals';
import type { DatabaseFunction } from '../schema/schemaCache';
import { relationSql } from './fieldSql';
import type { StatementScope } from './statementScope';

/** The arguments: a JSON object by name, or the whole body for a function that takes it. */
export type CallArguments = { kind: 'named'; names: string[]; json: string } | { kind: 'body'; value: string };

/**
 * `select … from <call>`: rows under `pgrst_call`, or one column `pgrst_scalar`. The function runs once, however often
 * its rows are read.
 * @param computed functions of its rows to add as columns
 */
export function callSql(
  scope: StatementScope,
  called: DatabaseFunction,
  given: CallArguments,
  computed: readonly string[] = [],
): string {
  const { from, list } = argumentsSql(scope, called, given);
  const call = `${relationSql(called)}(${list})`;
  if (called.returns === 'rows') {
    const columns = ['*', ...computed.map(quoteIdentifier)].map((column) => `pgrst_call.${column}`).join(', ');
    return `select ${columns} from ${from}${call} as pgrst_call`;
  }
  if (called.returnsSet) return `select pgrst_call.pgrst_scalar from ${from}${call} as pgrst_call (pgrst_scalar)`;
  return `select ${call} as pgrst_scalar${from === '' ? '' : ` from ${from.replace(/, lateral $/, '')}`}`;
}

function argumentsSql(
  scope: StatementScope,
  called: DatabaseFunction,
  given: CallArguments,
): { from: string; list: string } {
  if (given.kind === 'body') {
    return { from: '', list: `${scope.bind(given.value)}::${called.arguments[0]?.type ?? 'json'}` };
  }
  const used = called.arguments.filter(({ name }) => given.names.includes(name));
  if (used.length === 0) return { from: '', list: '' };
  const definition = used.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  const names = used.map(({ name }) => quoteIdentifier(name));
  return {
    from: `json_to_record(${scope.bind(given.json)}::json) as pgrst_arguments (${definition}), lateral `,
    list: names.map((name) => `${name} => pgrst_arguments.${name}`).join(', '),
  };
}
