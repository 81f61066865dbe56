import type { ReactNode } from 'react';

/** A file that was taken. Its caller knows how far it is. */
export interface FileEntry {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Why it failed after it was accepted, such as the server's reason. */
  error?: string;
  /** Share that is done, 0–1, while it is under way. */
  progress?: number;
  /** What to do with it, such as Retry. */
  action?: ReactNode;
}
