import { financial } from './reports/financial.ts';
import { operations } from './reports/operations.ts';
import { overview } from './reports/overview.ts';
import { staffMetrics } from './reports/staffMetrics.ts';
import { staffing } from './reports/staffing.ts';
import type { ReportDefinition } from './reportDefinition.ts';

/** The reports that can be ordered; app.report_types() in the database names the same. */
export const reportTypes = {
  overview,
  staffing,
  financial,
  operations,
  'staff-metrics': staffMetrics,
} as const satisfies Record<string, ReportDefinition>;

export type ReportType = keyof typeof reportTypes;

export function isReportType(type: unknown): type is ReportType {
  return typeof type === 'string' && Object.hasOwn(reportTypes, type);
}
