import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDescriptor } from '@platform/contract';
import { BuildError } from '../buildError';

interface HeadFolders {
  /** The module's folder, with its pictures and the `head/structuredData.ts` that exports its structured data. */
  source: string;
  /** The folder of the build. */
  target: string;
}

/**
 * Adds to a build the files that the heads of its pages name in module.json: pictures and structured data.
 * @throws BuildError with the route and the missing file
 */
export async function writeHeadFiles(descriptor: ModuleDescriptor, { source, target }: HeadFolders): Promise<void> {
  const wanted = descriptor.routes.filter(({ head }) => head?.structuredData);
  const structuredData = wanted.length > 0 ? await readStructuredData(descriptor.id, source) : {};
  for (const { path: route, head } of descriptor.routes) {
    if (head?.picture) {
      const { file } = head.picture;
      if (!existsSync(path.join(source, file))) {
        throw new BuildError(
          `${route} names the picture ${file}, but apps/${descriptor.id}/${file} does not exist. ` +
            `Draw it with: node tools/pictures/draw.mjs ${descriptor.id}`,
        );
      }
      await copyFile(path.join(source, file), await placeIn(target, file));
    }
    if (head?.structuredData) {
      const data = structuredData[head.structuredData];
      if (!data) {
        throw new BuildError(
          `${route} names the structured data ${head.structuredData}, but apps/${descriptor.id}/${STRUCTURED_DATA} has none of that name.`,
        );
      }
      await writeFile(await placeIn(target, head.structuredData), JSON.stringify(data));
    }
  }
}

const STRUCTURED_DATA = 'head/structuredData.ts';

async function readStructuredData(app: string, source: string): Promise<Record<string, object>> {
  const file = path.join(source, STRUCTURED_DATA);
  if (!existsSync(file)) {
    throw new BuildError(`module.json names structured data, but apps/${app}/${STRUCTURED_DATA} does not exist.`);
  }
  const { structuredData } = (await import(pathToFileURL(file).href)) as {
    structuredData?: Record<string, object>;
  };
  return structuredData ?? {};
}

async function placeIn(folder: string, file: string): Promise<string> {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  return place;
}
