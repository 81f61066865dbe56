import { DatabaseError } from './databaseError';

/** Postgres' error about a script, with the line: `syntax error … (line 12)`. */
export function describeScriptError(error: unknown, script: string): string {
  if (!(error instanceof DatabaseError)) return error instanceof Error ? error.message : String(error);
  if (error.position === null) return error.message;
  const line = script.slice(0, error.position - 1).split('\n').length;
  return `${error.message} (line ${line})`;
}
