import { callAsPlatform } from '../_shared/callAsPlatform.ts';
import type { Environment } from '../_shared/environment.ts';

export type NewsKind = 'email_notifications' | 'staff_updates' | 'schedule_changes';

/** One thing that a person is told. */
export interface NewsItem {
  kind: NewsKind;
  title: string;
  body: string | null;
  /** A path of the platform. */
  link: string | null;
}

/** An email that this worker has claimed, and no other worker will send. */
export interface ClaimedMail {
  claim: string;
  /** Its recipient. */
  email: string;
  /** Null for what no club is about. */
  clubName: string | null;
  /** Whether it holds everything of the day; otherwise it holds one thing. */
  isDigest: boolean;
  /** Of a letter that a person wrote to an applicant: who gets the answer. Null for notifications. */
  replyTo: string | null;
  /** Of the email of an invitation, which is written when it goes out. */
  invitationId: string | null;
  /** Of the email with the link of a survey, which is written when it goes out. */
  surveyInvitationId: string | null;
  items: NewsItem[];
}

/** The next email that is due; null when there is none. */
export async function claimMail(environment: Environment): Promise<ClaimedMail | null> {
  const rows = (await callAsPlatform(environment, 'claim_notification_mail', {})) as (NewsItem & {
    claim: string;
    email: string;
    club_name: string | null;
    is_digest: boolean;
    reply_to: string | null;
    /** Missing where the function is newer than the database. */
    invitation_id?: string | null;
    survey_invitation_id?: string | null;
  })[];
  const [first] = rows;
  if (!first) return null;
  return {
    claim: first.claim,
    email: first.email,
    clubName: first.club_name,
    isDigest: first.is_digest,
    replyTo: first.reply_to,
    invitationId: first.invitation_id ?? null,
    surveyInvitationId: first.survey_invitation_id ?? null,
    items: rows.map(({ kind, title, body, link }) => ({ kind, title, body, link })),
  };
}

/** How often it is tried to write down what became of an email. One that is not written down is never sent again. */
const SETTLE_ATTEMPTS = 3;

/**
 * Writes down what became of an email.
 * @param failure why it was not sent, for the operator; null when it was
 */
export async function settleMail(environment: Environment, claim: string, failure: string | null): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await callAsPlatform(environment, 'settle_notification_mail', { claim_param: claim, failure_param: failure });
      return;
    } catch (error) {
      if (attempt === SETTLE_ATTEMPTS) throw error;
    }
  }
}

/** Closes what silent workers left, and deletes what is old. Answers how many emails were given up. */
export async function tidyMails(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'tidy_notification_mails', {})) as number;
}

/** Answers how many notifications were made. */
export async function tellOfExpiringCertifications(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'tell_of_expiring_certifications', {})) as number;
}

/** Tells managers of water readings that were missed. Answers how many notifications were made. */
export async function tellOfMissedReadings(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'tell_of_missed_readings', {})) as number;
}

/** Opens the tickets of recurring upkeep that is due. Answers how many were opened. */
export async function openDueUpkeep(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'open_due_upkeep', {})) as number;
}

/** Queues the last reminders of surveys that close soon. Answers how many were queued. */
export async function remindOfClosingSurveys(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'remind_of_closing_surveys', {})) as number;
}

/** What the email of an invitation to a survey says. */
export interface PreparedSurveyMail {
  /** Opens the survey for this person. */
  token: string;
  name: string;
  clubName: string;
  /** Null without one. */
  introduction: string | null;
  /** The last day in words, such as `Tuesday, May 20`; null for a survey without one. */
  closesDay: string | null;
}

/** Makes a link for an invitation to a survey; null when it cannot be answered any more. */
export async function prepareSurveyMail(
  environment: Environment,
  surveyInvitationId: string,
): Promise<PreparedSurveyMail | null> {
  const rows = (await callAsPlatform(environment, 'prepare_survey_mail', {
    survey_invitation_id_param: surveyInvitationId,
  })) as {
    token: string;
    name: string;
    club_name: string;
    introduction: string | null;
    closes_day: string | null;
  }[];
  const [row] = rows;
  if (!row) return null;
  const { token, name, club_name: clubName, introduction, closes_day: closesDay } = row;
  return { token, name, clubName, introduction, closesDay };
}

/** Counts the votes of clubs whose time has come. Answers how many. */
export async function countDueVotes(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'count_due_votes', {})) as number;
}

/** Tells people of the reports that are due by email. Answers how many notifications were made. */
export async function mailDueReports(environment: Environment): Promise<number> {
  return (await callAsPlatform(environment, 'mail_due_reports', {})) as number;
}
