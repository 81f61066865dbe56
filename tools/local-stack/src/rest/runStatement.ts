import type { Database, Parameter, Transaction } from '../database/database';
import { DatabaseError } from '../database/databaseError';
import { withoutSecrets } from '../http/withoutSecrets';
import { MAX_ROWS } from './limitRows';
import { RestError } from './restError';
import type { RestRequest } from './restRequest';
import type { ResultRow } from './sql/resultSql';
import type { StatementScope } from './sql/statementScope';

export interface Result {
  rowCount: number;
  totalCount: number | null;
  insertedCount: number | null;
  body: string | null;
  responseHeaders: Record<string, string>[];
  responseStatus: number | null;
}

export interface Statement {
  sql: string;
  parameters: Parameter[];
}

interface StatementRules {
  readOnly: boolean;
  /** Refuses any number of rows but one, and rolls back what was written. */
  exactlyOne: boolean;
  /**
   * A statement whose plan estimates the number of rows. It is used if the rows are not counted, or if they do not fit
   * into one answer.
   */
  planned?: Statement;
}

/** Runs a statement as the caller, in its own transaction. An error rolls back what was written. */
export function runStatement(
  database: Database,
  request: RestRequest,
  scope: StatementScope,
  sql: string,
  rules: StatementRules,
): Promise<Result> {
  const { caller, headers, method, path, preferences } = request;
  return database.transaction(
    {
      kind: 'request',
      role: caller.role,
      claims: caller.claims,
      method,
      path,
      headers: withoutSecrets(headers),
      readOnly: rules.readOnly,
      isSingle: rules.readOnly && !rules.planned && preferences.tx !== 'rollback',
      end: preferences.tx === 'rollback' ? 'rollback' : 'commit',
    },
    async (transaction) => {
      const { rows } = await transaction.query<ResultRow>(sql, scope.parameters);
      const result = readResult(rows[0]);
      if (rules.planned && (result.totalCount === null || result.totalCount > MAX_ROWS)) {
        result.totalCount = Math.max(result.totalCount ?? 0, await plannedCount(transaction, rules.planned));
      }
      if (!rules.readOnly) requireWithinLimit(request, result.rowCount);
      if (rules.exactlyOne && result.rowCount !== 1) throw notOne(result.rowCount);
      return result;
    },
  );
}

/** The planner's estimate of a statement's rows, without running it. */
async function plannedCount(transaction: Transaction, { sql, parameters }: Statement): Promise<number> {
  const { rows } = await transaction.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${sql}`, parameters);
  const answer = rows[0]?.['QUERY PLAN'];
  const plans = (typeof answer === 'string' ? JSON.parse(answer) : answer) as [{ Plan: { 'Plan Rows': number } }];
  return plans[0].Plan['Plan Rows'];
}

function readResult(row: ResultRow | undefined): Result {
  if (!row) throw tooComplexPattern();
  const count = (text: string | null) => (text === null ? null : Number(text));
  return {
    rowCount: Number(row.row_count),
    totalCount: count(row.total_count),
    insertedCount: count(row.inserted_count),
    body: row.body,
    responseHeaders:
      row.response_headers === null ? [] : (JSON.parse(row.response_headers) as Record<string, string>[]),
    responseStatus: count(row.response_status),
  };
}

/**
 * Every statement returns one row, but PGlite returns none and no error where PostgreSQL refuses a pattern as too
 * complex.
 */
function tooComplexPattern(): DatabaseError {
  return new DatabaseError({
    code: '2201B',
    message: 'invalid regular expression: regular expression is too complex',
  });
}

function requireWithinLimit({ preferences }: RestRequest, affected: number): void {
  const { handling, maxAffected } = preferences;
  if (handling !== 'strict' || maxAffected === null || affected <= maxAffected) return;
  throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${affected} rows`,
  });
}

function notOne(rows: number): RestError {
  return new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}
