// What opens over the pages: one chunk, fetched with the first of them.
export { AssignDialog } from './AssignDialog';
export { CompleteDialog } from './CompleteDialog';
export { ConfirmDialog } from './ConfirmDialog';
export { DueDateDialog } from './DueDateDialog';
export { ModuleDialog } from './ModuleDialog';
export { RenewDialog } from './RenewDialog';
export { SessionDialog } from './SessionDialog';
