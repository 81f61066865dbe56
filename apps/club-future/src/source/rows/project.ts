import type { Level } from './level';

export type ProjectStatus =
  'planning' | 'researching' | 'wishlist' | 'proposed' | 'approved' | 'completed' | 'cancelled';

/** Where a project came from. */
export type ProjectOrigin = 'wish' | 'lesson' | 'ticket';

/** What a person enters of a project. Empty texts: not known yet. */
export interface ProjectDraft {
  title: string;
  description: string;
  priority: Level;
  /** Cents. */
  budget: number | null;
  /** In words, such as Fall 2025. */
  timeline: string;
  /** Days (ISO 8601). */
  startsOn: string;
  endsOn: string;
}

/** A capital project in the pipeline. */
export interface Project extends ProjectDraft {
  id: string;
  status: ProjectStatus;
  origin: ProjectOrigin | null;
  /** The wish that it came from; empty without one. */
  wishId: string;
  version: number;
}

/** A project that the budget of a year has a line for. */
export interface BudgetedProject {
  projectId: string;
  year: string;
}

/** An entry in the history of a project: a note, or a change of its status with the reason. */
export interface ProjectUpdate {
  note: string;
  fromStatus: ProjectStatus | null;
  /** Null for a note. Without `fromStatus`, how the project began. */
  toStatus: ProjectStatus | null;
  authorName: string | null;
  /** ISO 8601, on the clock of the club. */
  happenedAt: string;
}

/** A document of a project. */
export interface ProjectDocument {
  id: string;
  version: number;
  title: string;
  /** That of its newest file. */
  path: string;
  bytes: number;
}
