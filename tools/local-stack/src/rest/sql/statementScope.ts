import type { ApiRole, Parameter } from '../../database/database';
import type { SchemaCache } from '../schema/schemaCache';
import { SearchBudget } from './searchBudget';

/** Shared by the parts of one statement: the schema, the bound values and unused names. */
export class StatementScope {
  readonly cache: SchemaCache;
  readonly parameters: Parameter[] = [];
  readonly #searches: SearchBudget;
  #aliases = 0;

  constructor(cache: SchemaCache, role: ApiRole) {
    this.cache = cache;
    this.#searches = new SearchBudget(role);
  }

  /** Counts patterns and text searches. @throws RestError if there are too many in one statement */
  countSearches(count: number): void {
    this.#searches.take(count);
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
