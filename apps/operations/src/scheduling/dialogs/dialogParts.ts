// The dialogs over the schedule: one chunk, fetched with the first of them.
export { AnswersDialog } from './AnswersDialog';
export { CoverageDialog } from './coverage/CoverageDialog';
export { CreateDialog } from './CreateDialog';
export { EmergencyDialog } from './coverage/EmergencyDialog';
export { MoveDialog } from './MoveDialog';
export { PublishDialog } from './PublishDialog';
export { OverrideDialog } from './OverrideDialog';
export { RecurringDialog } from './RecurringDialog';
export { RemoveSeriesDialog } from './RemoveSeriesDialog';
export { RepublishDialog } from './RepublishDialog';
export { RepeatDialog } from './RepeatDialog';
export { RulesDialog } from './planningRules/RulesDialog';
export { ShiftDialog } from './shift/ShiftDialog';
export { UnpublishDialog } from './UnpublishDialog';
export { TimeOffDialog } from './timeOff/TimeOffDialog';
