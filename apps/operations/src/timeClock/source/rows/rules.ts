/** The rules of the club's time clock. */
export interface ClockRules {
  /** 0 for Sunday: the first day of the workweek, over which overtime is counted. */
  workweekStart: number;
  weeklyHoursCap: number;
  earlyMinutes: number;
  lateMinutes: number;
  /** Breaks of up to this length are paid. */
  paidBreakMinutes: number;
  isOvertimeExempt: boolean;
  /** The first day that counts clocked hours; null while labor counts planned ones. */
  usedFrom: string | null;
  version: number;
}

/** The rules that a manager sets. */
export type ClockRulesDraft = Omit<ClockRules, 'workweekStart' | 'weeklyHoursCap' | 'version'>;
