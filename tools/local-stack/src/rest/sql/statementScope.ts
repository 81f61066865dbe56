import type { Parameter } from '../../database/database';
import type { SchemaCache } from '../schema/schemaCache';

/** What the parts of one statement share: the schema, the bound values and names that are still free. */
export class StatementScope {
  readonly cache: SchemaCache;
  readonly parameters: Parameter[] = [];
  #aliases = 0;

  constructor(cache: SchemaCache) {
    this.cache = cache;
  }

  /** Binds a value. @returns its placeholder, `$1`, `$2`, … */
  bind(value: Parameter): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /** A number for aliases, unique in the statement. */
  nextNumber(): number {
    this.#aliases += 1;
    return this.#aliases;
  }
}
