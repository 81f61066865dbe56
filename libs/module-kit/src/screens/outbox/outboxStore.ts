import { createStore } from '@platform/session';
import type { KeptChange } from './kept';

/** What waits on this device of the person who is signed in, as far as it was looked for. */
export const outboxStore = createStore<readonly KeptChange[]>([]);
