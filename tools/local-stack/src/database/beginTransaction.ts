import type { RequestContext, TransactionContext } from './database';
import { quoteIdentifier, quoteLiteral } from './literals';

/**
 * The script that opens a transaction for a caller. Role and claims are local to the transaction, so its end resets
 * them and nothing leaks into the next request on the same connection.
 */
export function beginTransaction(context: TransactionContext): string {
  if (context.kind === 'owner') return 'begin';
  const settings = Object.entries(requestSettings(context))
    .map(([name, value]) => `set_config(${quoteLiteral(name)}, ${quoteLiteral(value)}, true)`)
    .join(', ');
  const mode = context.readOnly ? 'begin read only' : 'begin';
  return `${mode}; set local role ${quoteIdentifier(context.role)}; select ${settings}`;
}

/** The names that PostgREST sets and hosted policies read. */
function requestSettings(context: RequestContext): Record<string, string> {
  return {
    'request.jwt.claims': JSON.stringify(context.claims),
    'request.method': context.method,
    'request.path': context.path,
    'request.headers': JSON.stringify(context.headers),
    'response.headers': '',
    'response.status': '',
    search_path: 'public, extensions',
  };
}
