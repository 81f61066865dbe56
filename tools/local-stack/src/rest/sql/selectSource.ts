import type { Relation } from '../schema/schemaCache';

/** The rows that a node reads from. */
export interface SelectSource {
  /** Null for rows of a shape without a name in the schema, such as those of a table function. */
  relation: Relation | null;
  alias: string;
  /** What follows `from`, already under the alias. */
  from: string;
  /** Conditions beside the node's own, such as the join to a parent. */
  joinedOn: string[];
}
