import type { Opening } from '../beginTransaction';
import type { DatabaseErrorFields } from '../databaseError';

export type { Opening };

/** What the worker is started with. */
export interface WorkerOptions {
  folder: string;
}

/** Main thread to worker. The worker answers every command with the reply of the same id. */
export type Command =
  | { id: number; kind: 'query'; before: string | null; sql: string; parameters: readonly (string | null)[] }
  /** A statement that stays prepared. Its answer must keep its columns, whatever a migration does. */
  | {
      id: number;
      kind: 'request';
      /** Opens its transaction, unless it is open. */
      opening: Opening | null;
      sql: string;
      parameters: readonly (string | null)[];
      /** Whether the transaction is committed with it. */
      ends: boolean;
    }
  | { id: number; kind: 'execute'; before: string | null; script: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'close' };

/** `Omit` over each member of a union. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type CommandBody = WithoutId<Command>;

export interface ReplyValue {
  rows: unknown[];
  affectedRows: number;
}

/** Worker to main thread. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'openFailed'; message: string }
  | { kind: 'notification'; channel: string }
  | { kind: 'done'; id: number; value: ReplyValue }
  | { kind: 'failed'; id: number; error: DatabaseErrorFields };
