import type { ApiRole } from '../../database/database';
import { RestError } from '../restError';

const MAX_SEARCHES = 50;

/** On PGlite everyone else waits for a visitor's statement, and each search reads every text. */
const MAX_SEARCHES_OF_VISITORS = 5;

/** How many more patterns and text searches a statement may have. An exact count searches once more. */
export class SearchBudget {
  readonly #most: number;
  #left: number;

  constructor(role: ApiRole) {
    this.#most = role === 'anon' ? MAX_SEARCHES_OF_VISITORS : MAX_SEARCHES;
    this.#left = this.#most;
  }

  /** @throws RestError if more are used than are left */
  take(count: number): void {
    this.#left -= count;
    if (this.#left >= 0) return;
    throw new RestError(400, 'PGRST100', `A request has ${this.#most} patterns and text searches at most`, {
      hint: 'Look for fewer texts at a time, or for shorter ones.',
    });
  }
}
