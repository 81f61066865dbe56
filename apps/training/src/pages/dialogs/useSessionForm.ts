import { log_in_service_session, refuse_future_session } from '@platform/database/raised';
import { in_service_sessions } from '@platform/database/refusals/in_service_sessions';
import type { DraftErrors } from '@platform/module-kit';
import { counted, useDialogForm } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { InServiceSession, SessionDraft } from '../../source/rows/session';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';

const { rules: said } = in_service_sessions;

/** The form's fields. The attendees are one text, so that two lists of the same people are equal. */
export interface SessionFields extends Record<string, unknown> {
  heldOn: string;
  topic: string;
  minutes: number | null;
  ledBy: string;
  notes: string;
  staffIds: string;
}

type SessionRow = SessionDraft & { id: string | null; version: number };

/**
 * The form of an in-service session.
 * @param session without it, the form logs a new one
 * @param onSaved called after the save was announced
 */
export function useSessionForm(session: InServiceSession | undefined, onSaved: () => void) {
  const source = useTrainingSource();
  const day = source.today();
  const saving = useTrainingChange(({ draft, version }: { draft: SessionDraft; version: number }) =>
    session ? source.saveSession(session.id, draft, version) : source.addSession(draft),
  );
  const blank: SessionRow = {
    id: null,
    heldOn: day,
    topic: '',
    minutes: 60,
    ledBy: null,
    notes: null,
    staffIds: [],
    version: 0,
  };
  const read = async (): Promise<SessionRow> => {
    const found = (await source.listSessions()).find(({ id }) => id === session?.id);
    if (!found) throw new Error(`${log_in_service_session.PT404.message} Close this and reload the log.`);
    return found;
  };
  return useDialogForm<SessionRow, SessionFields>({
    what: 'the in-service session',
    row: session ?? blank,
    toDraft,
    check: (fields) => checkSession(fields, day),
    save: async (fields, version) => {
      await saving.mutateAsync({ draft: fromFields(fields), version });
      return session ? read() : { ...blank, ...fromFields(fields) };
    },
    read,
    onSaved: ({ topic, staffIds }) => {
      const credited = counted(staffIds.length, 'person is', 'people are');
      toast({ title: `${topic} logged`, description: `${credited} credited with it.`, tone: 'success' });
      onSaved();
    },
  });
}

/** The attendees as one text, so that two lists of the same people are equal. */
export const textOf = (ids: readonly string[]) => [...ids].sort().join(' ');
/** The attendees in such a text. */
export const idsIn = (text: string) => text.split(' ').filter(Boolean);

const toDraft = (row: SessionRow): SessionFields => ({
  heldOn: row.heldOn,
  topic: row.topic,
  minutes: row.minutes,
  ledBy: row.ledBy ?? '',
  notes: row.notes ?? '',
  staffIds: textOf(row.staffIds),
});

const fromFields = (fields: SessionFields): SessionDraft => ({
  heldOn: fields.heldOn,
  topic: fields.topic.trim(),
  minutes: fields.minutes ?? 0,
  ledBy: fields.ledBy.trim() || null,
  notes: fields.notes.trim() || null,
  staffIds: idsIn(fields.staffIds),
});

/** Checks the fields by the same rules as the database. */
function checkSession(fields: SessionFields, today: string): DraftErrors<SessionFields> {
  const { heldOn, topic, minutes, ledBy, notes, staffIds } = fields;
  return {
    heldOn: heldOn === '' || heldOn > today ? refuse_future_session['22023'].hint : undefined,
    topic: topic.trim() && topic.length <= 120 ? undefined : said.in_service_sessions_topic_length,
    minutes: minutes !== null && minutes >= 5 && minutes <= 600 ? undefined : said.in_service_sessions_minutes_range,
    ledBy: ledBy.length <= 120 ? undefined : said.in_service_sessions_led_by_length,
    notes: notes.length <= 2000 ? undefined : said.in_service_sessions_notes_length,
    staffIds: staffIds ? undefined : log_in_service_session['22023'].hint,
  };
}
