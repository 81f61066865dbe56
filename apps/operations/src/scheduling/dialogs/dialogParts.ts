// The dialogs over the schedule: one chunk, fetched with the first of them.
export { AnswersDialog } from './publishing/AnswersDialog';
export { CoverageDialog } from './coverage/CoverageDialog';
export { CreateDialog } from './CreateDialog';
export { EmergencyDialog } from './coverage/EmergencyDialog';
export { MoveDialog } from './MoveDialog';
export { PublishDialog } from './publishing/PublishDialog';
export { OverrideDialog } from './OverrideDialog';
export { RecurringDialog } from './series/RecurringDialog';
export { RemoveSeriesDialog } from './series/RemoveSeriesDialog';
export { RepublishDialog } from './publishing/RepublishDialog';
export { RepeatDialog } from './series/RepeatDialog';
export { RulesDialog } from './planningRules/RulesDialog';
export { ShiftDialog } from './shift/ShiftDialog';
export { UnpublishDialog } from './publishing/UnpublishDialog';
export { TimeOffDialog } from './timeOff/TimeOffDialog';
