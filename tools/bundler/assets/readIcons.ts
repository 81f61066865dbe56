import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { iconShapes, type IconDrawing, type IconShape, type ModuleDescriptor } from '@platform/contract';
import { SaxesParser } from 'saxes';
import { BuildError } from '../buildError';
import { sharedIconsFolder } from '../paths';

/** Most bytes of an icon's file, because the manifest of everyone who has the module contains it. */
const MOST_BYTES = 2_000;

const SVG = 'http://www.w3.org/2000/svg';
/** The attributes that an icon's svg element may have. The design system decides how icons look. */
const OF_THE_ROOT = [
  'viewBox',
  'width',
  'height',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
];

/**
 * Reads the icons that the links and actions of a module name, from `icons/<name>.svg` in its folder, or else from the
 * icons that modules share.
 * @returns their shapes by name
 * @throws BuildError with the file and its problem
 */
export async function readIcons(
  { id, nav, actions = [] }: Pick<ModuleDescriptor, 'id' | 'nav' | 'actions'>,
  folder: string,
): Promise<Record<string, IconDrawing>> {
  const names = new Set([...nav, ...actions].flatMap(({ icon }) => icon ?? []));
  const icons = [...names].sort().map(async (name) => {
    const file = `apps/${id}/icons/${name}.svg`;
    const refused = (why: string) => new BuildError(`${file}: ${why}.`);
    const text = await firstText([path.join(folder, 'icons'), sharedIconsFolder], `${name}.svg`);
    if (text === undefined)
      throw new BuildError(
        `module.json of ${id} names the icon "${name}", but ${file} does not exist. Modules share ${await sharedNames()}.`,
      );
    const bytes = Buffer.byteLength(text);
    if (bytes > MOST_BYTES) throw refused(`it has ${bytes} bytes, and an icon has ${MOST_BYTES} at most`);
    try {
      return [name, drawingIn(text)] as const;
    } catch (error) {
      throw refused((error as Error).message.split('\n')[0] ?? '');
    }
  });
  return Object.fromEntries(await Promise.all(icons));
}

/** The file of this name in the first of the folders that has it. */
async function firstText([folder, ...others]: readonly string[], file: string): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  try {
    return await readFile(path.join(folder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return firstText(others, file);
    throw error;
  }
}

const sharedNames = async () =>
  (await readdir(sharedIconsFolder))
    .map((file) => path.parse(file).name)
    .sort()
    .join(', ');

/** @throws Error with what an icon must not have, or with the parser's message */
function drawingIn(svg: string): IconDrawing {
  const shapes: IconShape[] = [];
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new Error('it has a doctype');
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') throw new Error('it has text in it');
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    depth += 1;
    const said = Object.values(attributes).filter(({ prefix, name: key }) => prefix !== 'xmlns' && key !== 'xmlns');
    if (depth === 1) {
      if (local !== 'svg' || uri !== SVG) throw new Error('its outermost element is not svg');
      if (attributes.viewBox?.value !== '0 0 24 24') throw new Error('its viewBox is not "0 0 24 24"');
      refuseOthers(name, said, OF_THE_ROOT);
      return;
    }
    const known = uri === SVG && Object.hasOwn(iconShapes, local) ? iconShapes[local] : undefined;
    if (!known) throw new Error(`it has the element "${name}"; an icon has ${Object.keys(iconShapes).join(', ')}`);
    if (depth > 2) throw new Error(`its element "${name}" is inside another shape`);
    refuseOthers(name, said, known);
    shapes.push([local, Object.fromEntries(said.map(({ name: key, value }) => [key, value]))]);
  });
  parser.on('closetag', () => void (depth -= 1));
  parser.write(svg).close();
  if (shapes.length === 0) throw new Error('it has no shape');
  return shapes;
}

function refuseOthers(element: string, attributes: readonly { name: string }[], known: readonly string[]): void {
  const other = attributes.find(({ name }) => !known.includes(name));
  if (other)
    throw new Error(`its element "${element}" has the attribute "${other.name}"; it may have ${known.join(', ')}`);
}
