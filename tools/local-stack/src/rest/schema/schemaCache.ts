/** The exposed schema: its names and their relationships. */
export interface SchemaCache {
  schema: string;
  relations: ReadonlyMap<string, Relation>;
  /** By name; overloads share one. */
  functions: ReadonlyMap<string, DatabaseFunction[]>;
}

export interface Column {
  name: string;
  /** In SQL notation: `character varying(20)`, `text[]`. */
  type: string;
  /** Expression for a missing value; null if there is none or the column is generated. */
  defaultExpression: string | null;
}

export interface Relation {
  schema: string;
  name: string;
  kind: 'table' | 'view';
  columns: ReadonlyMap<string, Column>;
  primaryKey: string[];
  relationships: Relationship[];
}

/** A column of one side and the equal column of the other side. */
export type ColumnPair = readonly [own: string, other: string];

export interface DirectRelationship {
  cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one';
  /** `referencing`: the foreign key is on this side. */
  side: 'referencing' | 'referenced';
  target: Relation;
  constraint: string;
  pairs: ColumnPair[];
  /** The foreign key belongs to a table below a view. */
  throughView: boolean;
}

interface JunctionRelationship {
  cardinality: 'many-to-many';
  target: Relation;
  junction: Relation;
  constraints: readonly [toJunction: string, toTarget: string];
  toJunction: ColumnPair[];
  fromJunction: ColumnPair[];
}

/** A function that takes a row of a relation and returns rows of another one. */
export interface ComputedRelationship {
  cardinality: 'computed';
  target: Relation;
  called: { schema: string; name: string };
  givesOneRow: boolean;
}

export type StoredRelationship = DirectRelationship | JunctionRelationship;
export type Relationship = StoredRelationship | ComputedRelationship;

export function isToOne(relationship: Relationship): boolean {
  if (relationship.cardinality === 'computed') return relationship.givesOneRow;
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
}

interface FunctionArgument {
  /** Empty if the function does not name it. */
  name: string;
  type: string;
  hasDefault: boolean;
}

export interface DatabaseFunction {
  schema: string;
  name: string;
  arguments: FunctionArgument[];
  returnsSet: boolean;
  /** `rows`: composite, table or OUT arguments. Their fields can be selected and filtered. */
  returns: 'void' | 'scalar' | 'rows';
  /** The exposed relation whose rows it returns. */
  returnedRelation: string | null;
  /** The exposed relation whose row is its only argument: its result is a column of that relation, or an embed. */
  rowArgument: string | null;
  isVolatile: boolean;
}
