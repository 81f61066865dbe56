// A program: renders pages of the module behind `app-entry`. Built by `rendererConfiguration`.
import { platformModule } from 'app-entry';
import { answerRequest } from './answerRequest';
import type { Drawing } from './drawing';
import { drawTree } from './drawTree';

/** Paths of the pages to render. */
export type ModuleRequest = string[];
/** The rendered pages by path. */
export type ModuleDrawings = Record<string, Drawing>;

answerRequest(async (paths: ModuleRequest): Promise<ModuleDrawings> => {
  const drawings: ModuleDrawings = {};
  for (const path of paths) {
    try {
      drawings[path] = await drawTree(platformModule.draw(path), `${platformModule.id}-`);
    } catch (error) {
      throw new Error(`${path} cannot be drawn without a browser: ${(error as Error).message}`, { cause: error });
    }
  }
  return drawings;
});
