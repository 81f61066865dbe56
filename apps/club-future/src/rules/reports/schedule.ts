import { counted } from '@platform/module-kit/screens';
import type { ReportSchedule } from '../../source/rows/savedReport';

/** Most people who get a report by email (report_schedules_recipients_form). */
const MOST = 200;

/** What is wrong with a schedule. The database checks the same. @param today the day of the club (ISO 8601) */
export function checkSchedule(firstOn: string, recipientIds: readonly string[], today: string) {
  return {
    firstOn: firstOn < today,
    recipients: recipientIds.length === 0 || recipientIds.length > MOST,
  };
}

/** A schedule in words: `Emailed each week to 3 people, next on May 5, 2025`. @param day how a day reads */
export function scheduleInWords({ every, nextOn, recipientIds }: ReportSchedule, day: (isoDay: string) => string) {
  return `Emailed each ${every} to ${counted(recipientIds.length, 'person', 'people')}, next on ${day(nextOn)}`;
}
