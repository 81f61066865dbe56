import { sampleClub } from '@platform/sample-club';
import { DataError } from '@platform/module-kit';
import type { Versioned } from '../source/versioned';
import type { ChecklistItem } from '../source/checklist';
import type { DemoList, DemoState } from './demoState';

/** The state of one visit, and what changes it. */
export interface DemoMemory {
  read(): DemoState;
  write(change: Partial<DemoState>): void;
  changeLists(change: (list: DemoList) => DemoList): void;
  changeItem(itemId: string, change: (item: ChecklistItem) => ChecklistItem): ChecklistItem;
}

export function demoMemory(initial: DemoState): DemoMemory {
  let state = initial;
  const memory: DemoMemory = {
    read: () => state,
    write: (change) => void (state = { ...state, ...change }),
    changeLists: (change) => memory.write({ lists: state.lists.map(change) }),
    changeItem(itemId, change) {
      const item = findItem(state, itemId);
      const changed = change(item);
      memory.changeLists((list) =>
        list.id === item.listId
          ? { ...list, items: list.items.map((other) => (other.id === itemId ? changed : other)) }
          : list,
      );
      return changed;
    },
  };
  return memory;
}

/** A new row's id. */
export const newId = (): string => crypto.randomUUID();

/** The demo club's clock stands still. */
export const demoNow = (): Date => new Date(sampleClub.clock);

/** @throws DataError as the database does, when the item is gone */
export function findItem(state: DemoState, itemId: string): ChecklistItem {
  const found = state.lists.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!found) throw new DataError('This item does not exist any more.', 'PT404', 404, 'Reload the checklist.');
  return found;
}

/** @throws DataError as the database does, when the row has moved on since it was read */
export function requireVersion(row: Versioned, version: number): void {
  if (row.version !== version) {
    throw new DataError('Someone else changed this. Reload to see their version.', 'PT409', 409);
  }
}
