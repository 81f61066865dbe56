import { RestError } from './restError';
import { embedsOf, type ReadNode } from './grammar/syntaxTree';

/** Most rows of an answer, as in a hosted project. */
export const MAX_ROWS = 1000;

/** Applies the `Range` header, then limits every level of the answer. */
export function limitRows(node: ReadNode, rangeHeader: string | undefined): void {
  const range = /^(\d{1,9})-(\d{0,9})$/.exec(rangeHeader ?? '');
  if (range?.[1] !== undefined) applyRange(node, Number(range[1]), range[2] ? Number(range[2]) : null);
  boundLevels(node);
}

function applyRange(node: ReadNode, first: number, last: number | null): void {
  if (last !== null && last < first) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  node.offset += first;
  if (last !== null) node.limit = Math.min(node.limit ?? Infinity, last - first + 1);
}

function boundLevels(node: ReadNode): void {
  node.limit = Math.min(node.limit ?? MAX_ROWS, MAX_ROWS);
  for (const embed of embedsOf(node)) boundLevels(embed.node);
}
