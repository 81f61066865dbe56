import { CONDITIONS } from '../overhead/overheadResult';
import { alternativesPage } from './alternativesPage';
import { SITES, type AlternativesResult } from './measured';

const visit = (scriptBytes: number, usable: number) => ({
  scriptBytes,
  scriptBytesBeforeUse: scriptBytes / 2,
  scripts: 7,
  scriptsBeforeUse: 5,
  waterfallDepth: 2,
  backendRequests: 0,
  backendSteps: 0,
  inlineBytes: 4000,
  hydrated: usable,
  usable,
  largestPaint: usable + 10,
  layoutShift: 0,
  untouched: { scriptBytes: scriptBytes / 10, scripts: 1, inlineBytes: 4000 },
});

const resultOf = (rounds: number): AlternativesResult => ({
  rounds,
  versions: { qiankun: '2.10.16' },
  series: CONDITIONS.flatMap(({ name: conditions }) =>
    SITES.map((site) => ({
      site,
      conditions,
      visits:
        site === 'piral' ? [visit(120_000, 900), visit(120_000, 1200), visit(120_000, 1000)] : [visit(80_000, 700)],
    })),
  ),
});

test('shows bytes, requests and times of every site, and which packages were measured', () => {
  const page = alternativesPage(resultOf(9));
  expect(page).toContain('| Piral | 120.0 kB | 7 | 2 | 16.0 kB | 16.0 kB |');
  expect(page).toContain('| slow | Piral | 1000 (900–1200) | 1010 (910–1210) | 0.000 |');
  expect(page).toContain('| slow | this platform | 700 (700–700) | 710 (710–710) | 0.000 |');
  expect(page).toContain('Packages: qiankun 2.10.16. 9 rounds.');
});

test('says when there were too few rounds to compare times', () => {
  expect(alternativesPage(resultOf(2))).toContain('2 rounds, fewer than the 9 that compare times');
});
