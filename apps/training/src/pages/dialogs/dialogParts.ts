// The dialogs over the pages: one chunk, fetched with the first of them.
export { ConfirmDialog } from '@platform/module-kit/screens';
export { AssignDialog } from './AssignDialog';
export { CompleteDialog } from './CompleteDialog';
export { DueDateDialog } from './DueDateDialog';
export { ModuleDialog } from './ModuleDialog';
export { RenewDialog } from './RenewDialog';
export { SessionDialog } from './SessionDialog';
