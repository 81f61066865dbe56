import type { Row } from '../engines/engine';
import type { Outcome } from './database';

/** The rows of a statement that had to succeed; a refusal is a fault of the test. */
export function rowsOf(outcome: Outcome): Row[] {
  if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows;
}
