import { asking, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Answers, DailyLog, LogForm, LogType, Question } from '../rows/log';
import { failures } from './requests';

const COLUMNS = 'id, date, time, type, notes, form_template_id, answers, author_name, struck_reason';

interface LogRow {
  id: string;
  date: string;
  time: string;
  type: string;
  notes: string | null;
  form_template_id: string | null;
  answers: unknown;
  author_name: string | null;
  struck_reason: string | null;
}

/** The daily logs from a day on, the latest first. @throws DataError */
export async function readLogs(clubId: string, from: string): Promise<DailyLog[]> {
  const rows = await everyPage<LogRow>((after) =>
    asking(failures.logs)((db) => {
      const logs = db.from('daily_logs').select(COLUMNS).eq('club_id', clubId).gte('date', from);
      const rest = after ? logs.gt('id', after.id) : logs;
      return rest.order('id').limit(PAGE);
    }),
  );
  return inLogOrder(
    rows.map((row) => ({
      id: row.id,
      date: row.date,
      time: row.time.slice(0, 5),
      // A table constraint allows only these types.
      type: row.type as LogType,
      notes: row.notes ?? '',
      formId: row.form_template_id,
      answers: row.answers as Answers,
      authorName: row.author_name,
      struckReason: row.struck_reason,
    })),
  );
}

/** The latest first. */
export function inLogOrder(logs: readonly DailyLog[]): DailyLog[] {
  return [...logs].sort(
    (one, other) =>
      other.date.localeCompare(one.date) || other.time.localeCompare(one.time) || one.notes.localeCompare(other.notes),
  );
}

/** The club's log forms, by title. @throws DataError */
export async function readForms(clubId: string): Promise<LogForm[]> {
  const rows = await asking(failures.forms)((db) =>
    db
      .from('form_templates')
      .select('id, title, kind, fields, is_active, version')
      .eq('club_id', clubId)
      .order('title'),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    kind: row.kind as LogType,
    questions: (row.fields as unknown as Partial<Question>[]).map(questionOf),
    isActive: row.is_active,
    version: row.version,
  }));
}

/** In the database, a question may omit fields that have their default value. */
function questionOf({ label = '', type = 'text', required = false, options = [] }: Partial<Question>): Question {
  return { label, type, required, options };
}
