import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readIcons } from './readIcons';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await mkdir(path.join(folder, 'icons'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const svg = (inside: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
const FLAG = svg('<path d="M4 22V4"/>\n  <circle cx="12" cy="12" r="4" />');

/** Reads the icons of a module whose one link has a flag. */
async function readFlag(text: string) {
  await writeFile(path.join(folder, 'icons/flag.svg'), text);
  return readIcons(naming('flag'), folder);
}
const naming = (icon: string) => ({
  id: 'drills',
  nav: [{ area: 'sidebar' as const, label: 'Drills', to: '/drills', icon, order: 1 }],
});

test('gives the shapes of each icon that a link or an action names, once', async () => {
  await writeFile(path.join(folder, 'icons/bell.svg'), svg('<line x1="1" y1="2" x2="3" y2="4"/>'));
  await writeFile(path.join(folder, 'icons/flag.svg'), FLAG);
  const actions = ['bell', 'flag'].map((icon) => ({ label: 'Ring', to: '/drills', icon }));
  expect(await readIcons({ ...naming('flag'), actions }, folder)).toEqual({
    bell: [['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]],
    flag: [
      ['path', { d: 'M4 22V4' }],
      ['circle', { cx: '12', cy: '12', r: '4' }],
    ],
  });
});

test('accepts a Lucide icon unchanged', async () => {
  const root =
    'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  expect(await readFlag(svg('<path d="M4 22V4"/>', root))).toEqual({ flag: [['path', { d: 'M4 22V4' }]] });
});

test('names an icon without a file', async () => {
  await expect(readIcons(naming('rocket'), folder)).rejects.toThrow(
    'module.json of drills names the icon "rocket", but apps/drills/icons/rocket.svg does not exist. ' +
      'Modules share calendar-check, clipboard-list,',
  );
});

test("gives a shared icon, unless the module's folder has one of that name", async () => {
  const shared = await readIcons(naming('clipboard-list'), folder);
  expect(shared['clipboard-list']?.length).toBeGreaterThan(1);
  await writeFile(path.join(folder, 'icons/clipboard-list.svg'), svg('<path d="M4 22V4"/>'));
  expect(await readIcons(naming('clipboard-list'), folder)).toEqual({ 'clipboard-list': [['path', { d: 'M4 22V4' }]] });
});

test.each([
  ['a script', svg('<script>steal()</script>'), 'it has the element "script"'],
  ['a handler', svg('<path d="M0 0" onload="steal()"/>'), 'its element "path" has the attribute "onload"'],
  ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>'), 'it has the element "image"'],
  ['another document', svg('<use href="https://evil.example/x.svg#a"/>'), 'it has the element "use"'],
  ['a link on a shape', svg('<path d="M0 0" href="https://evil.example"/>'), 'has the attribute "href"'],
  ['styles', svg('<style>path { fill: url(https://evil.example) }</style>'), 'it has the element "style"'],
  ['a style of a shape', svg('<path d="M0 0" style="fill: red"/>'), 'has the attribute "style"'],
  ['a color of its own', svg('<path d="M0 0" fill="red"/>'), 'has the attribute "fill"; it may have d'],
  ['a handler of the whole', svg('<path d="M0 0"/>', 'viewBox="0 0 24 24" onload="steal()"'), 'the attribute "onload"'],
  ['an element of another language', svg('<a:path xmlns:a="https://a.example" d="M0 0"/>'), 'the element "a:path"'],
  ['a shape in a shape', svg('<path d="M0 0"><path d="M0 0"/></path>'), 'is inside another shape'],
  ['text', svg('Drills<path d="M0 0"/>'), 'it has text in it'],
  ['a doctype', `<!DOCTYPE svg [<!ENTITY x "y">]>${FLAG}`, 'it has a doctype'],
  ['another square', svg('<path d="M0 0"/>', 'viewBox="0 0 16 16"'), 'its viewBox is not "0 0 24 24"'],
  ['nothing to see', svg(''), 'it has no shape'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'its outermost element is not svg'],
  ['markup that does not end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">', 'unclosed tag'],
  ['too many bytes', svg(`<path d="${'M0 0'.repeat(600)}"/>`), 'bytes, and an icon has 2000 at most'],
])('refuses %s', async (_what, text, why) => {
  await expect(readFlag(text)).rejects.toThrow(/^apps\/drills\/icons\/flag\.svg: /);
  await expect(readFlag(text)).rejects.toThrow(why);
});
