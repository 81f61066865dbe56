// A program: renders pages of the module behind `app-entry`. Built by `rendererConfiguration`.
import { platformModule } from 'app-entry';
import { answerRequest } from './answerRequest';
import type { Rendering } from './rendering';
import { renderTree } from './renderTree';

/** Paths of the pages to render. */
export type ModuleRequest = string[];
/** The rendered pages by path. */
export type ModuleRenderings = Record<string, Rendering>;

answerRequest(async (paths: ModuleRequest): Promise<ModuleRenderings> => {
  const renderings: ModuleRenderings = {};
  for (const path of paths) {
    try {
      renderings[path] = await renderTree(platformModule.render(path), `${platformModule.id}-`);
    } catch (error) {
      throw new Error(`${path} cannot be rendered without a browser: ${(error as Error).message}`, { cause: error });
    }
  }
  return renderings;
});
