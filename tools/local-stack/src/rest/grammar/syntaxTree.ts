/** One step into a json value: `->key`, `->>key`, `->0`. */
export interface JsonStep {
  key: string;
  /** `->>`: the value as text. */
  asText: boolean;
  isIndex: boolean;
}

/** A column, or a path inside a JSON column: `meta->address->>city`. */
export interface Field {
  name: string;
  path: JsonStep[];
}

/** `alias:name!hint!inner(...)`, with `...` before the name to join its columns to the parent's. */
export interface Embed {
  kind: 'embed';
  name: string;
  alias: string | null;
  hint: string | null;
  join: 'left' | 'inner';
  spread: boolean;
  node: ReadNode;
}

export type SelectItem =
  { kind: 'everything' } | { kind: 'column'; field: Field; alias: string | null; cast: string | null } | Embed;

export interface Filter {
  kind: 'filter';
  field: Field;
  negated: boolean;
  operator: Operator;
  /** `any` or `all`, or the language of a full-text filter. */
  modifier: string | null;
  value: string;
}

export type Condition = Filter | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; conditions: Condition[] };

export interface OrderTerm {
  /** Name of a to-one embed; one of its fields orders the rows. */
  embed: string | null;
  field: Field;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
}

/** The selection from one relation. */
export interface ReadNode {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
}

export const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
] as const;
export type Operator = (typeof operators)[number];

export function embedsOf(node: ReadNode): Embed[] {
  return node.select.filter((item) => item.kind === 'embed');
}
