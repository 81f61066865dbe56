import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../../bundler/paths';
import { builtFolder, buildSite, pageOf, type SiteBuild } from '../../buildSite';

const require = createRequire(import.meta.url);
/** What the modules and the host do not carry themselves, as create-single-spa leaves it to the import map. */
const SHARED = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** single-spa as it recommends: modules of the browser, and an import map that shares React. */
export async function buildSingleSpa(): Promise<string> {
  const shared = await Promise.all(SHARED.map(sharedPackage));
  const host = esModule({ base: 'host/', entry: './host.ts' }, ['members', 'single-spa']);
  const module = esModule({ base: 'remote/', entry: './module.ts' }, SHARED);
  const singleSpa = await readFile(require.resolve('single-spa/lib/es2015/esm/single-spa.min.js'), 'utf8');
  return buildSite('singleSpa', [host, module, ...shared], ([ofHost, ofModule, ...packages]) => {
    const [started, members] = [ofHost?.[0], ofModule?.[0]];
    const imports = Object.fromEntries(SHARED.map((name, index) => [name, packages[index]?.[0]]));
    const map = JSON.stringify({ imports: { ...imports, 'single-spa': '/single-spa.min.js', members } });
    const preload = '<link rel="modulepreload" href="/single-spa.min.js">';
    const start = `<script type="module" src="${started}"></script>`;
    return {
      'single-spa.min.js': singleSpa,
      'index.html': pageOf(`<script type="importmap">${map}</script>${preload}${start}`),
    };
  });
}

/** A package as a module of the browser. Its names are listed, because a CommonJS package does not declare them. */
async function sharedPackage(name: string): Promise<SiteBuild> {
  const names = await namesOf(name);
  const file = path.join(builtFolder, 'entries', `${name.replace('/', '-')}.js`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `export { default, ${names.join(', ')} } from '${name}';\n`);
  const others = SHARED.filter((one) => one !== name);
  return esModule({ base: `shared/${name.replace('/', '-')}/`, entry: file }, others);
}

/** In a process of its own, because React has other names in production. */
async function namesOf(name: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-p', `JSON.stringify(Object.keys(require('${name}')))`],
    { cwd: repositoryRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
  return (JSON.parse(stdout) as string[]).filter((one) => !one.startsWith('__COMPILER'));
}

function esModule(build: Pick<SiteBuild, 'base' | 'entry'>, externals: string[]): SiteBuild {
  return {
    ...build,
    externals,
    externalsType: 'module-import',
    output: { module: true, chunkFormat: 'module', library: { type: 'module' } },
  };
}
