/** A row as its form shows it: the fields that can be edited, and nothing else. */
export type Draft = Record<string, unknown>;

/** A row with a `version` that the database counts. */
export interface VersionedRow {
  version: number;
}

/** The problems of a draft, one sentence for each field. */
export type DraftErrors<D> = { readonly [Field in keyof D]?: string };

/** A person's input, and the row that they edited. */
export interface Typed<Row extends VersionedRow, D extends Draft> {
  over: Row;
  values: Partial<D>;
}

/** A field that differs between two versions of a row. */
export interface Difference<D extends Draft> {
  field: keyof D & string;
  mine: D[keyof D];
  theirs: D[keyof D];
}

/** The fields in which two drafts of the same row differ. */
export function changedFields<D extends Draft>(before: D, after: D): (keyof D & string)[] {
  return Object.keys(before).filter((field) => before[field] !== after[field]);
}

/** The draft after typing into one field; null once everything is as it was. */
export function typeInto<Row extends VersionedRow, D extends Draft>(
  typed: Typed<Row, D> | null,
  row: Row,
  toDraft: (row: Row) => D,
  change: Partial<D>,
): Typed<Row, D> | null {
  const over = typed?.over ?? row;
  const values = { ...typed?.values, ...change };
  const before = toDraft(over);
  return changedFields(before, { ...before, ...values }).length > 0 ? { over, values } : null;
}

/** Input made while a draft was being saved, over the saved row; null if there was none. */
export function typedSince<Row extends VersionedRow, D extends Draft>(
  typed: Typed<Row, D> | null,
  sent: D,
  saved: Row,
): Typed<Row, D> | null {
  const later = Object.entries(typed?.values ?? {}).filter(([field, value]) => value !== sent[field]);
  return later.length > 0 ? { over: saved, values: Object.fromEntries(later) as Partial<D> } : null;
}

/** The person's changes beside the other version's values: everything that using that version would lose. */
export function differences<D extends Draft>(before: D, mine: D, theirs: D): Difference<D>[] {
  return changedFields(before, mine)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** Some fields of a draft. */
export function valuesOf<D extends Draft>(fields: readonly (keyof D & string)[], draft: D): Partial<D> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<D>;
}
