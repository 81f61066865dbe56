import { worded } from '@platform/database';
import { read_feedback } from '@platform/database/said';
import { isDay } from '@platform/module-kit/screens';
import type { FeedbackRow } from '../../source/rows/feedback';

const {
  dateMissing: noDay,
  dateInFuture: inFuture,
  dateMoreThanYear: otherSeason,
  categoryMissing: noCategory,
  categoryLongerThan: longCategory,
  ratingNotWholeNumber: noRating,
  commentLongerThan: longComment,
} = read_feedback;

/** A row of feedback, read; or the sentence that says why it cannot be. */
export interface JudgedRow {
  line: number;
  /** The day (ISO 8601); null if it could not be read. */
  givenOn: string | null;
  category: string;
  /** 1 to 5; null if it could not be read. */
  rating: number | null;
  comment: string;
  problem: string | null;
}

/**
 * Reads the rows of a file as `app.read_feedback` of the database does (supabase/schemas/season/uploaded_feedback.sql),
 * with the same sentences.
 * @param year of the season; a row was given in this year or in a year beside it
 * @param today the club's day, ISO 8601
 */
export function judgeRows(rows: readonly FeedbackRow[], year: string, today: string): JudgedRow[] {
  return rows.map((row) => {
    const read = {
      line: row.line,
      givenOn: writtenDay(row.date),
      category: row.category.replace(/\s+/g, ' ').trim(),
      rating: /^[1-5]$/.test(row.rating.trim()) ? Number(row.rating.trim()) : null,
      comment: row.comment.trim(),
    };
    return { ...read, problem: problemOf(read, year, today) };
  });
}

function problemOf(
  { givenOn, category, rating, comment }: Omit<JudgedRow, 'problem'>,
  year: string,
  today: string,
): string | null {
  if (givenOn === null) return noDay;
  if (givenOn > today) return inFuture;
  if (Math.abs(Number(givenOn.slice(0, 4)) - Number(year)) > 1) return worded(otherSeason, year);
  if (category === '') return noCategory;
  if ([...category].length > 80) return longCategory;
  if (rating === null) return noRating;
  return [...comment].length > 2000 ? longComment : null;
}

/**
 * A day as spreadsheets write it, 2024-08-31 or 8/31/2024, as ISO 8601; null when it is none. Survey tools write the time of
 * an answer behind it, which is left out.
 */
export function writtenDay(text: string): string | null {
  const iso = /^(20\d\d)-(\d\d)-(\d\d)(?:[T ]\d{1,2}:\d\d[\d:.+ APMZ-]*)?$/i.exec(text.trim());
  const us = /^(\d{1,2})\/(\d{1,2})\/(20\d\d)(?:,? \d{1,2}:\d\d[\d:.+ APMZ-]*)?$/i.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
