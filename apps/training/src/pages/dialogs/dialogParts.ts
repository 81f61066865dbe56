// The dialogs over the pages. They are one chunk, fetched when the first dialog opens.
export { ConfirmDialog } from '@platform/module-kit/screens';
export { AssignDialog } from './AssignDialog';
export { CompleteDialog } from './CompleteDialog';
export { DueDateDialog } from './DueDateDialog';
export { ModuleDialog } from './ModuleDialog';
export { RenewDialog } from './RenewDialog';
export { SessionDialog } from './SessionDialog';
