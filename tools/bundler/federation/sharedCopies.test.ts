import { assertNoSharedCopies } from './sharedCopies';

test("accepts the module's own sources and packages", () => {
  const files = [
    './src/index.ts',
    '../../../node_modules/papaparse/papaparse.js',
    '../../libs/sample-club/src/club/club.ts',
    '../../libs/module-kit/src/screens/index.ts',
    '../../libs/ui/src/dates/dateInWords.ts',
    '../../libs/ui/src/window/useListWindow.ts',
    '../../libs/ui/src/words/matchesWords.ts',
  ];
  expect(() => assertNoSharedCopies('training', files)).not.toThrow();
});

test.each([
  ['../../../node_modules/react/index.js', 'react'],
  ['../../../node_modules/styled-components/dist/styled-components.browser.esm.js', 'styled-components'],
  ['../../node_modules/react-router/dist/index.mjs', 'react-router'],
  ['../../libs/ui/src/forms/buttons/Button.tsx', '@platform/ui'],
  ['../../libs/module-kit/src/data/queryClient.ts', '@platform/module-kit'],
])('reports %s as a copy of %s', (file, name) => {
  expect(() => assertNoSharedCopies('training', ['./src/index.ts', file])).toThrow(
    `training carries its own copy of ${name},`,
  );
});

test('does not report a package with a similar name', () => {
  expect(() => assertNoSharedCopies('training', ['../../node_modules/react-virtual/index.js'])).not.toThrow();
});
