import { byTitle, newId, withChanged, without, type ClubReader, type Delivery } from '@platform/module-kit/screens';
import { inLogOrder } from '../club/readLogs';
import { orNull, save } from '../club/requests';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import type { LogDraft, LogFormDraft } from '../rows/log';
import { operationsChange, ownName } from './operationsChange';

export const addLog = operationsChange({
  waits: 'new-row',
  send: (reader: ClubReader, draft: LogDraft) =>
    sendFromDeck(reader, {
      about: 'Daily log',
      insert: 'daily_logs',
      row: {
        club_id: reader.club.id,
        client_key: draft.key,
        date: draft.date,
        time: draft.time,
        type: draft.type,
        notes: orNull(draft.notes),
        form_template_id: draft.formId,
        answers: { ...draft.answers },
      },
    }),
  expect(known, { key: _, ...draft }): Delivery {
    const added = {
      ...draft,
      notes: draft.notes.trim(),
      id: newId(),
      authorName: ownName(known),
      struckReason: null,
    };
    known.change('listLogs', (logs, from) => (draft.date >= from ? inLogOrder([...logs, added]) : logs));
    return 'sent';
  },
});

/** Strikes an entry with a reason. It stays readable. */
export const strikeLog = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string, reason: string) =>
    save((db) => db.from('daily_logs').update({ struck_reason: reason.trim() }).eq('id', id).select('id').single()),
  expect(known, id, reason) {
    known.change('listLogs', (logs) => withChanged(logs, [id], () => ({ struckReason: reason.trim() })));
  },
});

/** A question as stored in the database: without `required` if false, and with options only for a choice. */
const formColumns = ({ title, kind, questions, isActive }: LogFormDraft) => ({
  title: title.trim(),
  kind,
  is_active: isActive,
  fields: questions.map(({ label, type, required, options }) => ({
    label: label.trim(),
    type,
    ...(required && { required }),
    ...(type === 'choice' && { options: [...options] }),
  })),
});

const kept = (draft: LogFormDraft): LogFormDraft => ({
  ...draft,
  title: draft.title.trim(),
  questions: draft.questions.map((question) => ({
    ...question,
    label: question.label.trim(),
    options: question.type === 'choice' ? question.options : [],
  })),
});

export const addForm = operationsChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, draft: LogFormDraft) =>
    save((db) => db.from('form_templates').insert({ club_id: club.id, ...formColumns(draft) })),
  expect(known, draft) {
    known.change('listForms', (forms) => [...forms, { ...kept(draft), id: newId(), version: 1 }].sort(byTitle));
  },
});

/** Saves over one version; a newer one refuses it. Logs keep their answers. */
export const saveForm = operationsChange({
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: LogFormDraft, version: number) =>
    save((db) =>
      db
        .from('form_templates')
        .update({ ...formColumns(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, draft, version) {
    known.change('listForms', (forms) =>
      withChanged(forms, [id], () => ({ ...kept(draft), version: version + 1 })).sort(byTitle),
    );
  },
});

export const deleteForm = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('form_templates').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listForms', (forms) => without(forms, [id]));
    known.change('listLogs', (logs) => logs.map((log) => (log.formId === id ? { ...log, formId: null } : log)));
  },
});
