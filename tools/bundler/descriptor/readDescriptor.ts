import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleDescriptorSchema, type ModuleDescriptor } from '@platform/contract';
import { BuildError } from '../buildError';
import { descriptorProblems, inOneSentence } from './descriptorProblems';
import { moduleJsonSchema } from './moduleJsonSchema';
import { offerProblems } from './offerProblems';
import { appFolder } from '../paths';

/**
 * Reads and checks `apps/<app>/module.json`, with the slots of an `offers.json` beside it.
 * @throws BuildError with the file and each invalid field
 */
export async function readDescriptor(app: string): Promise<ModuleDescriptor> {
  const file = path.join(appFolder(app), 'module.json');
  const own = await readFile(file, 'utf8').catch(() => {
    throw new BuildError(`There is no module "${app}": apps/${app}/module.json does not exist.`);
  });
  const offers = await readFile(path.join(appFolder(app), 'offers.json'), 'utf8').catch(() => undefined);
  const text = offers === undefined ? own : own.replace('{', `{"offers": ${offers},`);
  let problems: string[];
  try {
    if ('offers' in Object(JSON.parse(own))) {
      throw new BuildError(`apps/${app}/module.json: the slots that a module offers are in an offers.json beside it.`);
    }
    problems = descriptorProblems(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new BuildError(`apps/${app}/module.json is not valid JSON: ${error.message}`);
  }
  if (problems.length > 0) throw new BuildError(`apps/${app}/module.json: ${inOneSentence(problems)}`);
  const written = moduleJsonSchema.parse(JSON.parse(text));
  const offered = offerProblems(written);
  if (offered.length > 0) throw new BuildError(`apps/${app}/offers.json: ${inOneSentence(offered)}`);
  const descriptor = moduleDescriptorSchema.parse(written);
  if (descriptor.id !== app) {
    throw new BuildError(`apps/${app}/module.json: id is "${descriptor.id}" but the folder is "${app}".`);
  }
  return descriptor;
}
