import type { Catalog } from './readCatalog';

/** What one database has and the other has not, or has otherwise. */
export interface Difference {
  object: string;
  /** What the first one says; undefined when it has no such object. */
  first: string | undefined;
  second: string | undefined;
}

/** Every difference between two databases, by the name of the object. */
export function compareCatalogs(first: Catalog, second: Catalog): Difference[] {
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((object) => first.get(object) !== second.get(object))
    .sort()
    .map((object) => ({ object, first: first.get(object), second: second.get(object) }));
}
