import type { RequestContext, TransactionContext } from './database';
import { quoteLiteral } from './literals';

/** How the transaction of a request opens: the statement, and then its settings. */
export interface Opening {
  begin: 'begin' | 'begin read only';
  /**
   * Name and value, the role first. All are local to the transaction, so its end resets them and nothing leaks into the
   * next request on the same connection.
   */
  settings: [name: string, value: string][];
}

/** Opens a transaction for a caller. The settings have the names that PostgREST sets and hosted policies read. */
export function openingOf(context: RequestContext): Opening {
  return {
    begin: context.readOnly ? 'begin read only' : 'begin',
    settings: [
      ['role', context.role],
      ['request.jwt.claims', JSON.stringify(context.claims)],
      ['request.method', context.method],
      ['request.path', context.path],
      ['request.headers', JSON.stringify(context.headers)],
      ['response.headers', ''],
      ['response.status', ''],
      ['search_path', 'public, extensions'],
    ],
  };
}

/** The script that opens a transaction for a caller. */
export function beginTransaction(context: TransactionContext): string {
  if (context.kind === 'owner') return 'begin';
  const { begin, settings } = openingOf(context);
  const calls = settings.map(([name, value]) => `set_config(${quoteLiteral(name)}, ${quoteLiteral(value)}, true)`);
  return `${begin}; select ${calls.join(', ')}`;
}
