import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';
import { key, TODAY } from './rowsOf.testkit';

const log = {
  date: TODAY,
  time: '08:45',
  type: 'safety' as const,
  notes: ' Rescue drill at noon. ',
  formId: null,
  answers: {},
};

const form = async (source: OperationsSource, title: string) =>
  found((await source.listForms()).find((each) => each.title === title));

const newForm = {
  title: 'Restroom round',
  kind: 'maintenance' as const,
  questions: [
    { label: 'Clean', type: 'yes_no' as const, required: true, options: [] },
    { label: 'Which', type: 'choice' as const, required: false, options: ['North', 'South'] },
  ],
  isActive: true,
};

/** Logs and their forms. */
export const logsSteps: ChangeSteps<OperationsSource> = {
  'writing a log': (source) => source.addLog({ ...log, key: key() }),
  'completing a form': async (source) =>
    source.addLog({
      ...log,
      key: key(),
      type: 'closing',
      notes: '',
      formId: (await form(source, 'Closing inspection')).id,
      answers: { 'Last swimmer out at': '17:50', 'Chemical store locked': true },
    }),
  'writing a log of tomorrow': (source) => source.addLog({ ...log, key: key(), date: '2025-05-02' }),
  'striking a log': async (source) => {
    const { id } = found(
      (await source.listLogs(TODAY.replace('05-01', '04-02'))).find(({ notes }) => notes === 'Rescue drill at noon.'),
    );
    return source.strikeLog(id, ' Written twice. ');
  },
  'adding a form': (source) => source.addForm(newForm),
  'adding a form of the same title': (source) => source.addForm(newForm),
  'retiring a form': async (source) =>
    source.saveForm((await form(source, 'Restroom round')).id, { ...newForm, isActive: false }, 1),
  'saving a form over a newer version': async (source) =>
    source.saveForm((await form(source, 'Restroom round')).id, newForm, 1),
  'deleting a form': async (source) => source.deleteForm((await form(source, 'Closing inspection')).id),
};
