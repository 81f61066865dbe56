import { annualStrategicReview } from './reports/annualStrategicReview.ts';
import { boardDeck } from './reports/boardDeck.ts';
import { boardPack } from './reports/boardPack.ts';
import { competitiveAnalysis } from './reports/competitiveAnalysis.ts';
import { financial } from './reports/financial.ts';
import { financialPerformance } from './reports/financialPerformance.ts';
import { memberSatisfaction } from './reports/memberSatisfaction.ts';
import { operations } from './reports/operations.ts';
import { overview } from './reports/overview.ts';
import { roiDashboard } from './reports/roiDashboard.ts';
import { safetyLog } from './reports/safetyLog.ts';
import { staffMetrics } from './reports/staffMetrics.ts';
import { staffReviews } from './reports/staffReviews.ts';
import { staffing } from './reports/staffing.ts';
import type { ReportDefinition } from './reportDefinition.ts';

/** The reports that can be ordered; app.report_types() in the database names the same. */
export const reportTypes = {
  overview,
  staffing,
  financial,
  operations,
  'financial-performance': financialPerformance,
  'staff-metrics': staffMetrics,
  'member-satisfaction': memberSatisfaction,
  'annual-strategic-review': annualStrategicReview,
  'competitive-analysis': competitiveAnalysis,
  'roi-dashboard': roiDashboard,
  'board-pack': boardPack,
  'board-deck': boardDeck,
  'safety-log': safetyLog,
  'staff-reviews': staffReviews,
} as const satisfies Record<string, ReportDefinition>;

export type ReportType = keyof typeof reportTypes;

export function isReportType(type: unknown): type is ReportType {
  return typeof type === 'string' && Object.hasOwn(reportTypes, type);
}
