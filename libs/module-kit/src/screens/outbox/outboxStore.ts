import { createStore } from '@platform/session';
import type { KeptChange } from './kept';

/** The signed-in person's waiting changes on this device, once they were read. */
export const outboxStore = createStore<readonly KeptChange[]>([]);
