import { DataError } from '@platform/module-kit';
import { newId } from '@platform/module-kit/screens';
import { usePlanning } from '../../planning/usePlanning';
import type { NewTemplate } from '../../source/changes/weeks';
import type { Template, TemplateShift } from '../../source/rows/week';
import { useSchedulingSource } from '../../source/useSchedulingSource';

/** Changes of templates as actions of the history. Each returns what was done in words. */
export function useTemplateActions() {
  const source = useSchedulingSource();
  const { recordOther } = usePlanning();

  const current = async (id: string): Promise<Template> => {
    const template = (await source.listTemplates()).find((one) => one.id === id);
    if (!template)
      throw new DataError('This template was removed.', 'PT409', 409, 'Save the week as a template again.');
    return template;
  };
  /** Removes a template unless another person has changed it. */
  const removeAs = async ({ id, name }: NewTemplate) => {
    if ((await current(id)).name !== name) throw changed(name);
    await source.removeTemplate(id);
  };
  const renameFrom = async (id: string, from: string, to: string) => {
    const template = await current(id);
    if (template.name !== from) throw changed(from);
    await source.renameTemplate(id, to, template.version);
  };

  return {
    async add(name: string, shifts: readonly TemplateShift[]): Promise<string> {
      const template = { id: newId(), name, notes: null, shifts };
      await source.addTemplate(template);
      const words = `Template ${name} saved`;
      recordOther(words, { undo: silent(() => removeAs(template)), redo: silent(() => source.addTemplate(template)) });
      return words;
    },
    async rename({ id, name: before, version }: Template, name: string): Promise<string> {
      await source.renameTemplate(id, name, version);
      const words = `Template ${before} renamed to ${name}`;
      recordOther(words, {
        undo: silent(() => renameFrom(id, name, before)),
        redo: silent(() => renameFrom(id, before, name)),
      });
      return words;
    },
    async remove({ version: _version, ...template }: Template): Promise<string> {
      await source.removeTemplate(template.id);
      const words = `Template ${template.name} removed`;
      recordOther(words, { undo: silent(() => source.addTemplate(template)), redo: silent(() => removeAs(template)) });
      return words;
    },
  };
}

const changed = (name: string) =>
  new DataError(
    `Another person has renamed the template ${name} since.`,
    'PT409',
    409,
    'Recurring Schedules shows it as it is.',
  );

/** No one is told of a template, so there is nothing to add to its words. */
const silent = (change: () => Promise<void>) => () => change().then(() => undefined);
