// The four reports: one chunk.
export { FinancialTab } from './FinancialTab';
export { OperationsTab } from './OperationsTab';
export { OverviewTab } from './OverviewTab';
export { StaffingTab } from './StaffingTab';
